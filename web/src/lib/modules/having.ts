/**
 * Having: a view, or a part of one, with what a box says of it wherever the box is played.
 *
 * `key` is something that the box always says.
 */
export function having<Part extends object, Whole extends object = object>(
  whole: Whole | undefined,
  key: keyof Part,
): Whole & Part {
  if (!whole || !(key in whole))
    throw new TypeError(`${String(key)} belongs to no box of this table`)
  return whole as Whole & Part
}

/**
 * Marching: layers that roll past at different speeds, all of them on the same beat and by whole pixels.
 * Between two beats nothing is drawn anew, and what moves by whole pixels is copied, not filtered.
 */

const BEATS = 30 // per second
/** Pixels that a layer moves in a step; a period is a multiple of all of them. */
const STRIDES = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48]

const nearest = (speed: number) =>
  STRIDES.reduce((a, b) => (Math.abs(b - speed) < Math.abs(a - speed) ? b : a))
const common = (a: number, b: number): number => (b ? common(b, a % b) : a)
const multiple = (a: number, b: number): number => (a / common(a, b)) * b

/**
 * For layers that need so many seconds for their period: the period in CSS pixels, at least as long as
 * is wanted, and for each layer duration and steps of its animation.
 */
export function marching<Layer extends string>(
  seconds: Record<Layer, number>,
  least: number,
  ratio: number,
): { period: number; paces: Record<Layer, string> } {
  const layers = Object.keys(seconds) as Layer[]
  /** Pixels of the screen in a beat. */
  const speed = (layer: Layer) => (least * ratio) / seconds[layer] / BEATS
  const strides = layers.map((layer) => nearest(speed(layer)))
  const grid = strides.reduce(multiple, 1)
  const period = Math.ceil((least * ratio) / grid) * grid
  const pace = (layer: Layer, stride: number) => {
    const beats = Math.max(1, Math.round(stride / speed(layer)))
    const steps = period / stride
    return `${(steps * beats) / BEATS}s steps(${steps})`
  }
  const paces = layers.map((layer, n) => [layer, pace(layer, strides[n]!)])
  return { period: period / ratio, paces: Object.fromEntries(paces) as Record<Layer, string> }
}

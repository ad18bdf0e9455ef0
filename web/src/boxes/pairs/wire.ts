/** Made by tests/client_wire.py from the types of the server. */

/** Of the Marshal player: flasks that he has found. */
export interface FlasksOfLaw {
  whiskeys: number
  half_drunk_classics: number
  half_drunk_olds: number
}

declare module '../marshal/wire' {
  interface Law extends Partial<FlasksOfLaw> {}
}

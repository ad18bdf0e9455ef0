/** Gaits: how a body moves, as keyframes. `dx`, `dy` lead from its new place back to its old one. */

export type Gait = (dx: number, dy: number) => Keyframe[]

const HOP = 7 // pixels
const LEAN = 8 // degrees, of those who run on roofs

/** So many hops; figures that run on a roof lean forward. */
export const hops =
  (count: number, roof = false, height = HOP): Gait =>
  (dx, dy) => {
    const steps = 2 * count
    return Array.from({ length: steps + 1 }, (_, n) => ({
      translate: `${dx * (1 - n / steps)}px ${dy * (1 - n / steps) - (n % 2) * height}px`,
      rotate: n === 0 || n === steps || !roof ? '0deg' : `${-Math.sign(dx) * LEAN}deg`,
      easing: 'linear',
    }))
  }

/** Steps of somebody who is in no hurry: each one ends with a stamp of the boot. */
export const heavySteps =
  (count: number): Gait =>
  (dx, dy) =>
    Array.from({ length: 2 * count + 1 }, (_, n) => ({
      translate: `${dx * (1 - n / (2 * count))}px ${dy * (1 - n / (2 * count)) - (n % 2) * 4}px`,
      scale: n % 2 ? '1 1.02' : '1 .97',
      rotate: n % 2 ? `${-Math.sign(dx) * 2}deg` : '0deg',
      easing: n % 2 ? 'ease-in' : 'ease-out',
    }))

/** Bent low, on tiptoe: every step is quick, and then one listens. */
export const sneak =
  (count: number): Gait =>
  (dx, dy) => {
    const way = -Math.sign(dx)
    const low = { rotate: `${way * 7}deg`, scale: '1.03 .91' }
    const high = { rotate: `${way * 3}deg`, scale: '.98 .98' }
    return Array.from({ length: 2 * count + 1 }, (_, n) => ({
      translate: `${dx * (1 - n / (2 * count))}px ${dy * (1 - n / (2 * count)) - (n % 2) * 5}px`,
      ...(n === 0 || n === 2 * count ? { rotate: '0deg', scale: '1 1' } : n % 2 ? high : low),
      easing: n % 2 ? 'cubic-bezier(.2,.6,.5,1)' : 'cubic-bezier(.6,0,.8,.5)',
    }))
  }

const RUNGS = 4

/** Crouch, go to the car's rear door, up or down rung by rung, settle. */
export const climb =
  (door: number): Gait =>
  (dx, dy) => [
    { translate: `${dx}px ${dy}px`, scale: '1 1' },
    { translate: `${dx}px ${dy}px`, scale: '1.05 .9', offset: 0.12 },
    { translate: `${door}px ${dy}px`, scale: '1 1', offset: 0.3 },
    ...Array.from({ length: RUNGS }, (_, n) => ({
      translate: `${door}px ${dy * (1 - (n + 1) / RUNGS)}px`,
      rotate: `${n === RUNGS - 1 ? 0 : n % 2 ? -7 : 7}deg`,
      scale: n % 2 ? '.97 1.05' : '1 .97',
      offset: 0.3 + ((n + 1) / RUNGS) * 0.44,
    })),
    { translate: '0px 0px', scale: '1.03 .94', offset: 0.9 },
    { translate: '0px 0px', scale: '1 1' },
  ]

/** Head over heels into the next car. */
export const tumble: Gait = (dx, dy) => {
  const round = -Math.sign(dx) * 360
  return [
    { translate: `${dx}px ${dy}px`, rotate: '0deg' },
    { translate: `${dx * 0.45}px ${dy * 0.45 - 34}px`, rotate: `${round * 0.55}deg` },
    { translate: '0px 0px', rotate: `${round}deg`, scale: '1 .88', offset: 0.8 },
    { translate: '0px 0px', rotate: `${round}deg`, scale: '1 1' },
  ].map((frame) => ({ transformOrigin: '50% 58%', ...frame }))
}

/** Swept along, against one's will. */
export const slide: Gait = (dx, dy) => [
  { translate: `${dx}px ${dy}px`, rotate: '0deg' },
  { translate: `${dx * 0.3}px ${dy * 0.3}px`, rotate: `${-Math.sign(dx) * 14}deg` },
  { translate: '0px 0px', rotate: '0deg' },
]

// On the spot; `way` is 1 to the right, -1 to the left. The second frame is the still picture.

export const leanBack = (way: number): Keyframe[] => [
  { translate: '0 0', rotate: '0deg' },
  { translate: `${-way * 7}px 0`, rotate: `${-way * 8}deg`, offset: 0.3 },
  { translate: `${-way * 7}px 0`, rotate: `${-way * 8}deg`, offset: 0.5 },
  { translate: '0 0', rotate: '0deg' },
]

export const rock = (way: number): Keyframe[] => [
  { translate: '0 0', rotate: '0deg' },
  { translate: `${way * 7}px 0`, rotate: `${way * 11}deg`, offset: 0.25 },
  { translate: `${-way * 2}px 0`, rotate: `${-way * 4}deg`, offset: 0.6 },
  { translate: '0 0', rotate: '0deg' },
]

/** Two steps back, and upright again. */
export const stagger = (way: number): Keyframe[] => [
  { translate: '0 0', rotate: '0deg' },
  { translate: `${way * 12}px -4px`, rotate: `${way * 20}deg`, offset: 0.22 },
  { translate: `${way * 17}px 0`, rotate: `${way * 9}deg`, offset: 0.42 },
  { translate: `${way * 21}px -2px`, rotate: `${way * 15}deg`, offset: 0.6 },
  { translate: `${way * 7}px 0`, rotate: `${-way * 4}deg`, offset: 0.84 },
  { translate: '0 0', rotate: '0deg' },
]

/** Down to the floor for a moment. */
export const stoop: Keyframe[] = [
  { scale: '1 1' },
  { scale: '1.07 .84', offset: 0.35 },
  { scale: '1.07 .84', offset: 0.5 },
  { scale: '1 1' },
]

export const lunge = (way: number): Keyframe[] => [
  { translate: '0 0' },
  { translate: `${way * 12}px -3px`, rotate: `${way * 8}deg`, offset: 0.35 },
  { translate: '0 0' },
]

export const reel = (way: number): Keyframe[] =>
  [
    { translate: '0 0', rotate: '0deg' },
    { translate: `${way * 14}px -12px`, rotate: `${way * 34}deg`, offset: 0.6 },
    { translate: '0 0', rotate: '0deg' },
  ].map((frame) => ({ transformOrigin: '50% 58%', ...frame }))

/** From a point above or beside, with two bounces. */
export const drop = (dx: number, dy: number): Keyframe[] => [
  { translate: `${dx}px ${dy}px`, rotate: '-20deg' },
  { translate: `${dx * 0.5}px ${Math.min(dy, 0) - 14}px`, rotate: '-8deg', offset: 0.2 },
  { translate: '0 0', rotate: '8deg', offset: 0.45, easing: 'ease-out' },
  { translate: '0 -12px', rotate: '0deg', offset: 0.6, easing: 'ease-in' },
  { translate: '0 0', offset: 0.75, easing: 'ease-out' },
  { translate: '0 -5px', offset: 0.87, easing: 'ease-in' },
  { translate: '0 0' },
]

// Arms, from the shoulder; the drawing points to the right, and a body that is turned turns them.

/** From the hip up to the mark, with a kick when the shot goes off. */
export const draw = (degrees: number): Keyframe[] => [
  { rotate: '84deg', scale: 0.8 },
  { rotate: `${degrees}deg`, scale: 1.06, offset: 0.26 },
  { rotate: `${degrees}deg`, scale: 1.06, offset: 0.4 },
  { rotate: `${degrees - 26}deg`, scale: 1, offset: 0.48, easing: 'ease-out' },
  { rotate: `${degrees}deg`, scale: 1, offset: 0.72 },
  { rotate: '70deg', scale: 0.8 },
]

/** Far back, then straight out. */
export const swing: Keyframe[] = [
  { rotate: '30deg', translate: '0 0', scale: '.7 1' },
  { rotate: '-8deg', translate: '8px -3px', scale: '1.25 1.1', offset: 0.3, easing: 'ease-out' },
  { rotate: '-4deg', translate: '6px -2px', scale: '1.15 1.05', offset: 0.6 },
  { rotate: '60deg', translate: '0 0', scale: '.8 1' },
]

// Hats, in shares of the size of whoever has them.

/** High up, round, and back to where it was. */
export const hatUp =
  (way: number) =>
  (width: number, height: number): Keyframe[] =>
    [
      { translate: '0px 0px', rotate: '0deg', easing: 'ease-out' },
      {
        translate: `${way * width * 0.3}px ${-height * 0.62}px`,
        rotate: `${way * 200}deg`,
        offset: 0.42,
        easing: 'ease-in',
      },
      { translate: '0px 2px', rotate: `${way * 360}deg`, offset: 0.9 },
      { translate: '0px 0px', rotate: `${way * 360}deg` },
    ].map(roundTheBrim)

/** Away, and down behind everybody. */
export const hatOff =
  (way: number) =>
  (width: number, height: number): Keyframe[] =>
    [
      { translate: '0px 0px', rotate: '0deg', opacity: 1, easing: 'ease-out' },
      {
        translate: `${way * width * 0.7}px ${-height * 0.55}px`,
        rotate: `${way * 230}deg`,
        opacity: 1,
        offset: 0.4,
        easing: 'ease-in',
      },
      {
        translate: `${way * width * 1.3}px ${height * 0.5}px`,
        rotate: `${way * 560}deg`,
        opacity: 0,
      },
    ].map(roundTheBrim)

function roundTheBrim(frame: Keyframe): Keyframe {
  return { transformOrigin: '50% 22%', ...frame }
}

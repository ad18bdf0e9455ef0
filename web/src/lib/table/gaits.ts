/** Gaits: how a body moves, as keyframes. `dx`, `dy` lead from its new place back to its old one. */

export type Gait = (dx: number, dy: number) => Keyframe[]

const HOP = 6 // pixels
const LEAN = 4 // degrees, of those who run on roofs

/** So many hops; whoever runs on a roof leans forward. */
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

/** Crouch, go to the car's rear door, straight up or down, settle. */
export const climb =
  (door: number): Gait =>
  (dx, dy) => [
    { translate: `${dx}px ${dy}px`, scale: '1 1' },
    { translate: `${dx}px ${dy}px`, scale: '1.05 .9', offset: 0.14 },
    { translate: `${door}px ${dy}px`, scale: '1 1', offset: 0.34 },
    { translate: `${door}px 0px`, scale: '.97 1.04', offset: 0.72 },
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

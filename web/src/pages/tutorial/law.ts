/** Marshal & Prisoners: what the Marshal is after, and how to set somebody free. */

import { event, inRound, planning, question, turn, type Lesson } from './lessons'

export const THE_LAW: readonly Lesson[] = [
  { id: 'law-aim', stops: true, fits: planning },
  { id: 'law-prison', stops: true, fits: planning },
  inRound('law-plan', 1),
  turn('law-jolt', 'jolt'),
  inRound('law-loot', 2),
  question('keep', 'attack_plan'),
  question('law-free', 'free'),
  question('law-two', 'rob_two'),
  question('law-break_out', 'break_out'),
  event('law-colt', 'colt_fired'),
  event('law-arrest', 'arrested'),
  event('law-copied', 'copied'),
  event('law-rumors', 'goal_shown'),
]

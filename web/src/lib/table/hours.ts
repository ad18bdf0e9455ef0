/** Hours: the ride begins in the evening and ends at dawn, however many rounds it has. */

const HOURS = ['evening', 'dusk', 'night', 'small-hours', 'dawn'] as const
export type Hour = (typeof HOURS)[number]

export function hourOf(round: number, rounds: number): Hour {
  const share = Math.max(0, round - 1) / Math.max(1, rounds - 1)
  return HOURS[Math.min(HOURS.length - 1, Math.round(share * (HOURS.length - 1)))]!
}

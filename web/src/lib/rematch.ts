/** Rematch: the next game of the same people; the tokens of their seats go along. */

import { api, secrets } from './api'
import { follow } from './fair'
import type { Table } from './types'

/** So many games are looked through for the one before. */
const LOOKED_AT = 50

/** Has one of these seats a place in the next game? */
export const ridesAgain = ({ seats }: Table, mine: readonly number[]): boolean =>
  mine.some((n) => seats[n]?.rides_again ?? seats[n]?.kind === 'person')

/** Call for the next game, or follow the call; its id. Without a seat there one only watches. */
export async function callRematch(table: Table, mine: readonly number[]): Promise<string> {
  const { id } = await api.rematch(table.id)
  if (ridesAgain(table, mine)) secrets.passOn(table.id, id)
  follow(table.id, id)
  return id
}

/**
 * Who comes to a rematch by another way than the end of the game before, and has played that one by
 * a link, has the same seat: bring its token. Was there one?
 */
export async function bringSeats(id: string): Promise<boolean> {
  if (secrets.seat(id)) return false
  const { tables } = await api.mine('over', LOOKED_AT)
  let former: string | undefined = id
  while (former && !secrets.seat(former)) {
    const before = tables.find(({ rematch }) => rematch === former)
    former = before && ridesAgain(before, before.mine) ? before.id : undefined
  }
  if (former) secrets.passOn(former, id)
  return former !== undefined
}

import { createHash } from 'node:crypto'
import type { OfficeSite } from '#contract/exam-site-fields'
import type { SiteRoom } from '#contract/exam-tickets'
import type { Queryable } from '../../db/db.ts'
import { listSiteRowsToEdit, listTakenRooms, type TakenRoomRow } from './queries.ts'

/** A site with what has to stay as it is. */
export interface StandingSite {
  readonly site: OfficeSite
  readonly plan: readonly SiteRoom[]
  readonly taken: readonly TakenRoomRow[]
}

/** Told from what is stored, so that whatever changes it makes another version. */
const versionOf = ({ name, address, transit, rooms }: Omit<OfficeSite, 'version'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        name,
        address,
        transit,
        rooms.map(({ number, seats, kind, floor, building }) => [number, seats, kind, floor, building]),
      ]),
    )
    .digest('hex')

/** The sites of an exam's written papers by their codes, with who sits in them. */
export async function standingSites(db: Queryable, exam: string): Promise<StandingSite[]> {
  const takenRooms = await listTakenRooms(db, exam)
  return (await listSiteRowsToEdit(db, exam)).map(({ id, plan, changed_at, ...row }) => {
    const taken = takenRooms.filter(({ site_id }) => site_id === id)
    const people = new Map(taken.map(({ room, people: count }) => [room, count]))
    const rooms = plan.map(({ number, seats, kind, floor, building }) => ({
      number,
      seats,
      kind,
      floor,
      building,
      seated: people.get(number) ?? 0,
    }))
    const site = { id: String(id), ...row, rooms, changedAt: changed_at === null ? null : Date.parse(changed_at) }
    return { site: { ...site, version: versionOf(site) }, plan, taken }
  })
}

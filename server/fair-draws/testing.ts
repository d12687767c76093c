import { randomUUID } from 'node:crypto'
import { sql } from '../db/sql.ts'
import { seedExhibitor, seedFair, type TestFair } from '../job-fairs/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { insertGrant, insertSlots } from './queries.ts'

/** Slots of a quarter of an hour that a test offers unless it says otherwise: 0, 15, 30 … minutes from the opening. */
const quarters = (count: number) => Array.from({ length: count }, (_, at) => ({ from: at * 15, minutes: 15 }))

/** Days until the opening of a fair at which requests end in ten minutes. */
const SOON = 1 + 10 / 1_440
/** Seconds after which lots are drawn for it. */
export const TO_DRAW = 601

/** An exhibitor of a fair on line, where requests end soon, with a booth and so many slots of a quarter of an hour. */
export async function seededExhibitor(service: TestService, given: TestFair = {}, count = 4) {
  const { db, clock } = service
  const fair = await seedFair(db, clock.now(), { kind: '2', opensIn: SOON, ...given })
  const owner = await service.employer()
  const participation = await seedExhibitor(db, clock.now(), { fair, company: Number(owner.companyId), booth: 'A01' })
  await insertSlots(db, participation, quarters(count), clock.now())
  const [row] = await db.query<{ opens_at: string }>(sql`select opens_at from fairs where id = ${fair}`)
  return { owner, participation, fair, opensAt: Date.parse(row?.opens_at ?? '') }
}

/** The id of an exhibitor's slot, counted from 0 by time. */
export async function slotId({ db }: TestService, participation: string, place = 0): Promise<string> {
  const [row] = await db.query<{ id: number }>(sql`
    select id from fair_talk_slots where participation_id = ${participation} order by starts_after limit 1 offset ${place}`)
  return String(row?.id)
}

/** Gives somebody a slot, first come. */
export const grantOf = ({ db, clock }: TestService, slot: string, { id }: Pick<TestPerson, 'id'>) =>
  insertGrant(db, { id: randomUUID(), slot, userId: id, number: '' }, clock.now())

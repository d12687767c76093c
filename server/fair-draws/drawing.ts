import { randomBytes, randomUUID } from 'node:crypto'
import { type DrawGrant, drawTalkSlots, isDrawDue } from '#contract/fair-draw'
import { sha256Hex } from '#contract/sha256'
import { inTransaction, type Queryable } from '../db/db.ts'
import { lockFair } from '../fair-bookings/queries.ts'
import { writeAudit } from '../http/audit.ts'
import { sendMessage } from '../messages/send.ts'
import { findSeed, findTalkFair, insertSeed, setDrawn, type TalkFairRow } from './fair-queries.ts'
import { drawnMessage } from './messages.ts'
import { momentsOf, rulesOf } from './moments.ts'
import { findSlots, insertGrant, listDrawSlots, listRequests, markDrawn, type RequestRow } from './queries.ts'

const SEED_BYTES = 16

const auditOf =
  (tx: Queryable, { id }: TalkFairRow, now: Date) =>
  (action: string, detail: Record<string, string | number>) =>
    writeAudit(tx, now, null, { action, subject: { kind: 'fair', id: String(id) }, detail })

/** Makes the seed and publishes its hash, before anybody can wish: from then on nobody can choose what is drawn with. */
async function publishHash(tx: Queryable, row: TalkFairRow, now: Date): Promise<void> {
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const hash = await sha256Hex(seed)
  if (await insertSeed(tx, { fair: row.id, seed, hash }, now)) await auditOf(tx, row, now)('fair-draw.seal', { hash })
}

/** Tells everybody who wished what they were given, or that it was nothing and how much is left. */
async function tellResults(
  tx: Queryable,
  row: TalkFairRow,
  { requests, grants, left }: { requests: readonly RequestRow[]; grants: readonly DrawGrant[]; left: number },
  now: Date,
): Promise<void> {
  const slots = new Map(
    (
      await findSlots(
        tx,
        row.id,
        grants.map(({ slot }) => slot),
      )
    ).map(slot => [String(slot.id), slot]),
  )
  const slotOf = new Map(grants.map(({ number, slot }) => [number, slots.get(slot)]))
  const people = new Set(requests.flatMap(({ user_id }) => user_id ?? []))
  const losers: string[] = []
  for (const user of people) {
    const own = requests.filter(({ user_id }) => user_id === user).flatMap(({ number }) => slotOf.get(number) ?? [])
    if (own.length === 0) losers.push(user)
    else
      await sendMessage(tx, {
        to: [user],
        audience: 'seeker',
        at: now,
        ...drawnMessage(row, own.toSorted(byTime), left),
      })
  }
  await sendMessage(tx, { to: losers, audience: 'seeker', at: now, ...drawnMessage(row, [], left) })
}

const byTime = (one: { from: string }, other: { from: string }) => Date.parse(one.from) - Date.parse(other.from)

/** Draws lots, once: whoever holds the fair first does, and others find it done. */
async function draw(tx: Queryable, id: number, now: Date): Promise<void> {
  await lockFair(tx, id)
  const row = await findTalkFair(tx, id, now)
  if (!row || row.drawn_at !== null || !isDrawDue(momentsOf(row), row.state, now.getTime())) return
  const sealed = await findSeed(tx, id)
  if (!sealed) return
  const slots = await listDrawSlots(tx, id, 'coming')
  const requests = await listRequests(tx, id)
  const { perPerson } = rulesOf(row)
  const grants = await drawTalkSlots({ seed: sealed.seed, perPerson, slots, requests })
  const userOf = new Map(requests.map(({ number, user_id }) => [number, user_id]))
  for (const { slot, number } of grants)
    await insertGrant(tx, { id: randomUUID(), slot, number, userId: userOf.get(number) ?? null }, now)
  await markDrawn(
    tx,
    slots.map(slot => slot.id),
  )
  await setDrawn(tx, id, now)
  const figures = { slots: slots.length, requests: requests.length, grants: grants.length }
  await auditOf(tx, row, now)('fair-draw.draw', figures)
  await tellResults(tx, row, { requests, grants, left: slots.length - grants.length }, now)
}

/**
 * Does what is due of a fair's draw: publishes the hash once requests are open, draws once they have ended. Whoever comes
 * first does it, in whatever copy of the service. True where the row that was read is old by now.
 */
export async function settleDraw(db: Queryable, row: TalkFairRow, now: Date): Promise<boolean> {
  const moments = momentsOf(row)
  const isOpen = row.state === 'planned' && moments.requestFrom <= now.getTime() && now.getTime() < moments.takeUntil
  const lacksHash = row.hash === null && isOpen
  const isDue = row.drawn_at === null && isDrawDue(moments, row.state, now.getTime())
  if (!lacksHash && !isDue) return false
  await inTransaction(db, async tx => {
    if (lacksHash) await publishHash(tx, row, now)
    if (isDue) await draw(tx, row.id, now)
  })
  return true
}

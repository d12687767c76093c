import { codes } from '#contract/codes'
import { offerUntil } from '#contract/fair-offer'
import { activeParticipations, stepParticipation } from '#contract/fair-participation'
import { clockRunsIn, type FairState } from '#contract/fair-timeline'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { rulesOfFair } from '../job-fairs/fair-rules.ts'
import { type BoothRow, findBooth, freeBooth, takeBooth } from './booths.ts'
import { listCharges } from './charges.ts'
import { endAlone, endParticipation, letGo, returnCharge } from './letting-go.ts'
import { boothMovedMessage, feeGoesBackMessage } from './messages.ts'
import { obstacleTo } from './obstacles.ts'
import { hasUnreadProof } from './proof-queries.ts'
import { lockFair, lockParticipation, type ParticipationRow } from './queries.ts'
import { barNow } from './standing.ts'
import { auditOf, type Doing, takeStep, tell } from './step.ts'
import { offer, promote } from './waiting.ts'

/** What an organiser does to one participation of a fair. Whether they may is for the caller to have checked. */
interface OfficeDoing extends Doing {
  readonly fair: string | number
  readonly participation: string
}

const wrongState = (message: string) => new Refusal(codes.wrongState, message)
const taken = () => wrongState('这个展位已被占用，请刷新后重新选择')

const notRunning: Record<Exclude<FairState, 'planned'>, (what: string) => string> = {
  stopped: () => '招聘会已暂停，恢复后可以继续',
  postponed: what => `招聘会已延期，定下新的日期后才能${what}`,
  cancelled: what => `招聘会已取消，不能${what}`,
}

/**
 * Employers are let in, and booths given and exchanged, while the time of their fair passes: nobody could choose, pay,
 * confirm or answer otherwise.
 */
function demandRunning({ fair_state }: Pick<ParticipationRow, 'fair_state'>, what: '通过审核' | '安排展位'): void {
  if (!clockRunsIn(fair_state)) throw wrongState(notRunning[fair_state](what))
}

/** The participation, held. Throws `notFound` for one of another fair. */
async function held(
  tx: Queryable,
  { fair, participation }: Omit<OfficeDoing, 'user' | 'now'>,
): Promise<ParticipationRow> {
  const row = await lockParticipation(tx, participation)
  if (!row || String(row.fair_id) !== String(fair)) throw notFound()
  return row
}

/**
 * Lets an application pass; false for one that was answered before. Throws `wrongState` where the fair's time stands still:
 * its employer would be asked to choose a booth by a day that has gone; and where its employer may not take part, or papers
 * are missing that the rules ask for.
 */
export async function approve(tx: Queryable, doing: OfficeDoing): Promise<boolean> {
  const row = await held(tx, doing)
  demandRunning(row, '通过审核')
  const obstacle = row.state === 'applied' ? await obstacleTo(tx, row, doing.now) : ''
  if (obstacle !== '') throw wrongState(`不能通过审核：${obstacle}`)
  return (await takeStep(tx, row, { command: 'approve', user: doing.user, now: doing.now })) !== null
}

/** Whose application waits and can't pass, and why; null for any other. Holds the participation, as `waitsUnread` does. */
export async function barredFrom(
  tx: Queryable,
  { now, ...which }: Omit<OfficeDoing, 'user'>,
): Promise<{ readonly company: string; readonly reason: string } | null> {
  const row = await held(tx, which)
  const reason = row.state === 'applied' ? await obstacleTo(tx, row, now) : ''
  return reason === '' ? null : { company: row.company, reason }
}

/**
 * Whether an application waits with a paper that was exchanged after those who answer it had read the one before. Holds the
 * participation: nothing is exchanged between this look and the answer.
 */
export async function waitsUnread(tx: Queryable, which: Omit<OfficeDoing, 'user' | 'now'>): Promise<boolean> {
  const { id, state } = await held(tx, which)
  return state === 'applied' && (await hasUnreadProof(tx, id))
}

/**
 * Refuses an application, also while its fair has no day: nobody need wait for that to hear no. The employer reads the
 * reason. False for one that was answered before.
 */
export async function refuse(
  tx: Queryable,
  { reason, ...doing }: OfficeDoing & { readonly reason: string },
): Promise<boolean> {
  const row = await held(tx, doing)
  return (await takeStep(tx, row, { command: 'refuse', reason, user: doing.user, now: doing.now })) !== null
}

/**
 * Takes booth or place back before the fair; a fee that was paid goes back, the booth goes to the waiting list. While the
 * fair has no day an employer may leave, and so it may be sent away; the waiting list is asked once there is one.
 */
export async function release(
  tx: Queryable,
  { reason, ...doing }: OfficeDoing & { readonly reason: string },
): Promise<void> {
  const row = await held(tx, doing)
  const { user, now } = doing
  if (!(await endParticipation(tx, row, { command: 'release', reason, refund: true, user, now })))
    throw wrongState('现在不能收回这家单位的展位')
}

/** Moves it to another booth; what it has paid stays paid. */
async function move(tx: Queryable, row: ParticipationRow, booth: BoothRow, { user, now }: Doing): Promise<void> {
  await freeBooth(tx, row.id)
  if (!(await takeBooth(tx, { booth: booth.id, participation: row.id, until: null, now }))) throw taken()
  await settleAt(tx, row, booth, { user, now })
}

/** What follows once it stands at another booth. */
async function settleAt(
  tx: Queryable,
  row: ParticipationRow,
  booth: Pick<BoothRow, 'id' | 'code'>,
  { user, now }: Doing,
): Promise<void> {
  await tx.run(sql`
    update fair_charges set booth_id = ${booth.id}, updated_at = ${now}
    where participation_id = ${row.id} and state = 'paid'`)
  await auditOf(tx, row, { user, now })('fair-booth.moved', { fair: row.fair_id, booth: booth.code })
  await tell(tx, row, boothMovedMessage(row, booth.code), now)
}

/**
 * Gives a booth to an employer that was approved, or moves it to another one. A booth with a fee is offered to it instead,
 * to be taken and paid. Throws `wrongState` where the booth is taken, the employer has not been approved or may not take part
 * any more, or the fair's time stands still. Whoever has a booth is moved all the same.
 */
export async function assignBooth(
  tx: Queryable,
  { booth: id, ...doing }: OfficeDoing & { readonly booth: string | number },
): Promise<void> {
  const row = await held(tx, doing)
  demandRunning(row, '安排展位')
  const { user, now } = doing
  const booth = await findBooth(tx, row.fair_id, id, now)
  if (!booth || booth.kind === 'public') throw notFound()
  if (booth.participation_id === row.id && row.held_until === null) return
  if (!booth.free && booth.participation_id !== row.id) throw taken()
  if (row.state === 'booked' || row.state === 'confirmed') {
    await move(tx, row, booth, { user, now })
    return promote(tx, row.fair_id, now)
  }
  if (stepParticipation(row.state, 'book') === null) throw wrongState('这家单位还没有通过审核，或已不再参加')
  const bookUntil = Date.parse(row.book_until)
  if (bookUntil <= now.getTime()) throw wrongState('选展位已截止')
  const barred = await barNow(tx, row, now)
  if (barred !== '') throw wrongState(`不能安排展位：${barred}`)
  await letGo(tx, row, { now, refund: false })
  const free = { ...row, booth_id: null, booth_code: null }
  if (booth.fee > 0) {
    const waits = sql`, waits_for = ${booth.kind}, waiting_since = ${now}`
    if (row.state === 'approved') await takeStep(tx, free, { command: 'wait', user, now, also: waits })
    const until = new Date(offerUntil(rulesOfFair(row), bookUntil, now.getTime()))
    if (!(await offer(tx, free, { booth, until, now }))) throw taken()
  } else {
    if (!(await takeBooth(tx, { booth: booth.id, participation: row.id, until: null, now }))) throw taken()
    await takeStep(tx, { ...free, booth_code: booth.code }, { command: 'book', user, now })
  }
  await promote(tx, row.fair_id, now)
}

interface Swap extends Doing {
  readonly fair: string | number
  readonly one: string
  readonly other: string
}

const standsAtBooth = ({ state, booth_id, held_until }: ParticipationRow) =>
  (state === 'booked' || state === 'confirmed' || state === 'present') && booth_id !== null && held_until === null

/**
 * Swaps the booths of two employers, who are both told. Throws `wrongState` where one of them has none, or the fair's time
 * stands still.
 */
export async function swapBooths(tx: Queryable, { fair, one, other, user, now }: Swap): Promise<void> {
  const first = await held(tx, { fair, participation: one })
  const second = await held(tx, { fair, participation: other })
  demandRunning(first, '安排展位')
  if (first.id === second.id || !standsAtBooth(first) || !standsAtBooth(second))
    throw wrongState('只能对调两家已定展位的单位')
  await freeBooth(tx, first.id)
  await freeBooth(tx, second.id)
  for (const [row, { booth_id: id, booth_code: code }] of [
    [first, second],
    [second, first],
  ] as const) {
    if (id === null || code === null || !(await takeBooth(tx, { booth: id, participation: row.id, until: null, now })))
      throw taken()
    await settleAt(tx, row, { id, code }, { user, now })
  }
}

interface FreeAll extends Doing {
  readonly fair: string | number
  /** Why the fair does not take place as planned, as everybody is told. */
  readonly reason: string
}

/**
 * A fair is cancelled or postponed: everybody's booth and place on the waiting list ends, whether or not they had come, fees
 * go back, those of late withdrawals too, everybody is told. Nobody is offered what becomes free. To be called in the
 * transaction that says so of the fair. Gives how many employers that were.
 */
export async function freeBoothsOf(tx: Queryable, { fair, reason, user, now }: FreeAll): Promise<number> {
  const rows = await heldWhere(tx, fair, sql`state = any(${[...activeParticipations]}::text[])`)
  for (const row of rows) {
    const command = row.state === 'applied' ? 'refuse' : 'callOff'
    await endAlone(tx, row, { command, reason, refund: true, user, now })
  }
  await returnForfeited(tx, { fair, user, now })
  return rows.length
}

/** Whoever cancelled too late for a day on which the fair is not held gets the fee back all the same, and is told. */
async function returnForfeited(tx: Queryable, { fair, user, now }: Omit<FreeAll, 'reason'>): Promise<void> {
  const forfeited = sql`id in (select participation_id from fair_charges where fair_id = ${fair} and state = 'forfeited')`
  for (const row of await heldWhere(tx, fair, forfeited)) {
    for (const charge of await listCharges(tx, row.id))
      if (charge.state === 'forfeited') await returnCharge(tx, charge, now)
    await auditOf(tx, row, { user, now })('fair-charge.returned', { fair: row.fair_id })
    await tell(tx, row, feeGoesBackMessage(row), now)
  }
}

/** These of a fair, held with it. */
async function heldWhere(tx: Queryable, fair: string | number, which: SqlQuery): Promise<ParticipationRow[]> {
  await lockFair(tx, fair)
  const rows: ParticipationRow[] = []
  for (const { id } of await tx.query<{ id: string }>(sql`
    select id from fair_participations where fair_id = ${fair} and ${which} order by id`)) {
    const row = await lockParticipation(tx, id)
    if (row) rows.push(row)
  }
  return rows
}

/** The day of a fair is not held: nobody has come to it, missed it or cancelled too late for it, and no fee is kept for that. */
export async function forgetDayOf(tx: Queryable, { fair, ...doing }: Omit<FreeAll, 'reason'>): Promise<void> {
  for (const row of await heldWhere(tx, fair, sql`state in ('present', 'absent')`))
    await takeStep(tx, row, { command: 'putOff', ...doing })
  await tx.run(sql`
    update fair_participations set late_withdrawal = false where fair_id = ${fair} and late_withdrawal`)
  await returnForfeited(tx, { fair, ...doing })
}

/** Whether somebody stands at a booth of the fair, or has it held. */
export async function hasBookings(db: Queryable, fair: string | number): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from fair_booths where fair_id = ${fair} and participation_id is not null limit 1`)
  return rows.length > 0
}

/**
 * Records at the fair itself that an employer has come or has not. False where this can't be, or was recorded before; nobody
 * misses a fair whose time does not pass, or that has been put off to a later hour.
 */
export async function recordPresence(
  tx: Queryable,
  { command, user, now, ...which }: OfficeDoing & { readonly command: 'checkIn' | 'miss' },
): Promise<boolean> {
  const row = await held(tx, which)
  const isOn = clockRunsIn(row.fair_state) && Date.parse(row.opens_at) <= now.getTime()
  if (command === 'miss' && !isOn) return false
  return (await takeStep(tx, row, { command, user, now })) !== null
}

/**
 * The time of a fair passes again, after it stood since then: what was left of every hold, offer and order is left, of those
 * that began later all of it. What was over before stays over.
 */
export async function prolongHolds(tx: Queryable, fair: string | number, since: Date, now: Date): Promise<void> {
  await lockFair(tx, fair)
  const stoodFor = (began: SqlQuery) =>
    sql`greatest('0'::interval, ${now}::timestamptz - greatest(${since}::timestamptz, ${began}))`
  await tx.run(sql`
    update fair_booths b set held_until = held_until + ${stoodFor(sql`
        (select o.offered_at from fair_offers o where o.participation_id = b.participation_id and o.state = 'open'),
        (select g.created_at from fair_charges g where g.participation_id = b.participation_id and g.state = 'open')`)}
    where fair_id = ${fair} and held_until > ${since}`)
  await tx.run(sql`
    update fair_offers set until = until + ${stoodFor(sql`offered_at`)}
    where fair_id = ${fair} and state = 'open' and until > ${since}`)
  await tx.run(sql`
    update fair_charges set order_until = order_until + ${stoodFor(sql`created_at`)}
    where fair_id = ${fair} and state = 'open' and order_until > ${since}`)
}

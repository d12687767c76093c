import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../../server/db/sql.ts'
import { type Figure, inMs, none, percentile, share, tableOf, told, within } from '../figures.ts'
import type { Stage } from '../stage.ts'
import { wireTo } from '../wire.ts'
import { openOrders, tellOfPayments } from './notices.ts'
import { isTaken, planOf, play, type Rush, type Sending } from './rush.ts'
import { type Candidate, EXAM, fillSeason } from './season.ts'

const MINUTE = 60_000
/** Before the first of them begins to write. */
const LEAD = 30_000
/** In a hundred of all candidates. */
const IN_TIME = { inAll: 40, inLastMinute: 10, late: 1 } as const

export interface Size {
  readonly candidates: number
  readonly minutes: number
}

interface Stored {
  readonly id: string
  readonly status: string | null
  readonly at: number | null
  readonly steps: number
  readonly place: number | null
}

/** What is stored of those who came: the order in which they were taken is that of their audit rows. */
const storedOf = ({ db }: Stage) =>
  db.query<Stored>(sql`
    select g.id, g.status, (g.receipt ->> 'at')::bigint as at,
      (select count(*) from exam_registration_steps s where s.registration_id = g.id and s.what = 'submit') as steps,
      (select min(a.id) from audit_log a where a.subject_kind = 'exam-registration' and a.subject_id = g.id::text
        and a.action = 'exam-registration.submit') as place
    from exam_registrations g where g.exam_id = ${EXAM}`)

/** How many forms wait for their turn. */
async function waiting({ db }: Stage): Promise<number> {
  const [row] = await db.query<{ forms: number }>(sql`
    select count(*) as forms from exam_submissions where outcome is null`)
  return row?.forms ?? 0
}

/** Milliseconds after closing until nothing waits any more. */
async function drained(stage: Stage, closesAt: number): Promise<number> {
  await pause(Math.max(0, closesAt - Date.now()))
  while ((await waiting(stage)) > 0) await pause(200)
  return Math.max(0, Date.now() - closesAt)
}

/** Tells every minute how far things are. The returned function ends that. */
function tellEveryMinute(stage: Stage, closesAt: number, say: (progress: string) => void): () => void {
  const tell = async () => {
    const seconds = Math.round((closesAt - Date.now()) / 1_000)
    say(`exams: ${seconds} s until closing, ${await waiting(stage)} forms wait`)
  }
  const timer = setInterval(() => void tell(), MINUTE)
  return () => clearInterval(timer)
}

/** By how many places of all each was taken before or after its turn. */
function displacements(sendings: readonly Sending[], stored: ReadonlyMap<string, Stored>): number[] {
  const taken = sendings.flatMap(sending => {
    const place = stored.get(sending.who.registration)?.place
    return place == null ? [] : [{ sentAt: sending.sentAt, place }]
  })
  const inOrder = taken.toSorted((one, other) => one.place - other.place)
  const turns = new Map(inOrder.map((one, at) => [one, at]))
  return taken
    .toSorted((one, other) => one.sentAt - other.sentAt)
    .map((one, at) => Math.abs((turns.get(one) ?? at) - at))
}

/** What was refused for anything but its time, with the words. */
function refusedFor(sendings: readonly Sending[]): Figure[] {
  const refused = sendings.filter(one => !isTaken(one) && !one.msg.includes('截止'))
  const words = [...new Set(refused.map(({ msg }) => msg))].join('；')
  return [none(`refused for anything else${words && `: ${words}`}`, refused.length)]
}

function figuresOf(rush: Rush, closesAt: number, stored: readonly Stored[], drainedIn: number): Figure[] {
  const byId = new Map(stored.map(one => [one.id, one]))
  const of = ({ who }: Sending) => byId.get(who.registration)
  const inTime = rush.sendings.filter(({ sentAt }) => sentAt < closesAt)
  const late = rush.sendings.filter(({ sentAt }) => sentAt >= closesAt)
  const turned = rush.turnedAway.read + rush.turnedAway.save + rush.turnedAway.submit
  const moved = displacements(inTime, byId)
  const farthest = percentile(moved, 99)
  return [
    told('sent in time', inTime.length.toLocaleString('en')),
    told('of these queued', inTime.filter(({ isQueued }) => isQueued).length.toLocaleString('en')),
    told('requests in all', rush.requests.toLocaleString('en')),
    none('lost: taken, and not registered', inTime.filter(one => isTaken(one) && of(one)?.status === null).length),
    none('doubled', stored.filter(({ steps }) => steps > 1).length),
    none(
      'wrongly late: sent before closing, refused',
      inTime.filter(one => one.msg.includes('截止') || (isTaken(one) && of(one)?.status === null)).length,
    ),
    none('wrongly in time: sent after closing, registered', late.filter(one => of(one)?.status != null).length),
    ...refusedFor(inTime),
    none('saves refused before closing', rush.refusedSaves.filter(at => at < closesAt).length),
    told('read, p95', inMs(percentile(rush.reads, 95))),
    told('save, p50', inMs(percentile(rush.saves, 50))),
    within('save', rush.saves, 95, 500),
    within(
      'taken or queued',
      inTime.map(({ ms }) => ms),
      99,
      1_000,
    ),
    share('order: ninety-nine of a hundred out of their turn by so much of all', farthest, inTime.length, 1),
    {
      what: 'drained after closing',
      found: `${(drainedIn / 1_000).toFixed(1)} s`,
      wanted: '180 s',
      isMet: drainedIn <= 180_000,
    },
    share('answers of 503', turned, rush.requests, 1),
    none('answers of 503 to whoever sends a form', rush.turnedAway.submit),
    told('whoever sends: timers late, p99 of the worst second', inMs(percentile(rush.ownDelays, 100))),
    told('whoever sends: behind the plan, p99', inMs(percentile(rush.behindPlan, 99))),
  ]
}

/** Plays the last minutes of registering in real time. */
export async function lastMinutes(
  stage: Stage,
  { candidates, minutes }: Size,
  say: (progress: string) => void,
): Promise<string> {
  const of = (part: number) => Math.round((candidates * part) / 100)
  const sent = candidates - of(IN_TIME.inAll) - of(IN_TIME.late)
  const season = await fillSeason(stage, { candidates, sent }, say)
  const payers: readonly Candidate[] = season.before.slice(0, minutes * 60 * 5 + 200)
  await openOrders(stage, payers)
  const origin = await stage.serve()
  const from = Date.now() + LEAD
  const closesAt = from + minutes * MINUTE
  await stage.db.run(sql`
    update exam_rounds set closes_at = ${new Date(closesAt)}, waiver_until = ${new Date(closesAt)} where exam_id = ${EXAM}`)
  const plans = planOf(season.coming, {
    from,
    until: closesAt,
    inLast: of(IN_TIME.inLastMinute),
    late: of(IN_TIME.late),
  })
  say(`exams: playing ${minutes} minutes`)
  const stopTelling = tellOfPayments(origin, stage, payers)
  const stopSaying = tellEveryMinute(stage, closesAt, say)
  const [rush, drainedIn] = await Promise.all([play(wireTo(origin), plans), drained(stage, closesAt)])
  stopSaying()
  const notices = await stopTelling()
  const figures = [
    ...figuresOf(rush, closesAt, await storedOf(stage), drainedIn),
    within('payment notice', notices.times, 95, 100),
    none('payment notices not taken', notices.refused),
  ]
  const inLast = of(IN_TIME.inLastMinute)
  const words = `${candidates.toLocaleString('en')} candidates, of whom ${of(IN_TIME.inAll).toLocaleString('en')} send in the last ${minutes} minutes and ${inLast.toLocaleString('en')} of these in the last one, each after two reads and four saves; ${of(IN_TIME.late)} come too late. Sessions and photographs are there before. Database, service and whoever sends share the cores.`
  return `### The last minutes of registering: ${candidates.toLocaleString('en')} candidates\n\n${words}\n\n${tableOf(figures)}`
}

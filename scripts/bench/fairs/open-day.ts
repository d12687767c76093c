import { setTimeout as pause } from 'node:timers/promises'
import { stopFair } from '#contract/fair-office'
import { joinQueue } from '#contract/fair-talks'
import { putFairMandates } from '../../../server/fair-office/mandate-queries.ts'
import { seedFair } from '../../../server/job-fairs/testing.ts'
import { type Crowd, createCrowd } from '../../fair-day/crowd.ts'
import { evenly } from '../../fair-day/pace.ts'
import { addPlayers, type OpenDay } from '../../fair-day/people.ts'
import { reckon } from '../../fair-day/reckoning.ts'
import { watch } from '../../fair-day/watch.ts'
import { type Figure, inMs, none, percentile, tableOf, told, within } from '../figures.ts'
import type { Copy, Stage } from '../stage.ts'
import { wireTo } from '../wire.ts'

interface Size {
  readonly visitors: number
  readonly booths: number
  /** How long people come, and how long they are called and spoken to. */
  readonly seconds: number
  readonly copies: number
}

const MOVES_A_SECOND = 20
const LINES_A_SECOND = 20
const BACK_MS = 30_000
const SETTLE_MS = 5_000
const STOPPED_MS = 2_000
const MEMORY = 600 * 1_048_576

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`

/** A fair on line that has just begun, with players who are about to come. */
async function fill({ db }: Stage, { visitors, booths }: Size) {
  const fair = await seedFair(db, new Date(), { kind: '2', opensIn: -0.02, hours: 6, booths, capacity: visitors })
  const day = await addPlayers(db, String(fair), { visitors, booths })
  await putFairMandates(db, { fair: String(fair) }, { user: organiserOf(day).user, mandates: ['organise'] }, new Date())
  return day
}

/** Every exhibitor of the day is led by somebody; the first of them is an organiser too. */
const organiserOf = ({ booths: [first] }: OpenDay) => {
  if (!first) throw new Error('nobody exhibits')
  return first.recruiter
}

/** What an emergency stop comes to. */
interface Stopped {
  /** From the press until each visitor heard of it, in milliseconds. */
  readonly heard: readonly number[]
  /** Who still drew a number once the press had been answered. */
  readonly joined: number
}

/** An organiser presses once; whoever draws a number after the answer is turned away. */
async function stopAll({ call, seen, fair, here, stands }: Crowd, day: OpenDay): Promise<Stopped> {
  const pressedAt = Date.now()
  const { code, msg } = await call(0, stopFair, { fair, reason: '场馆突发情况，全部环节暂停' }, organiserOf(day))
  if (code !== 200) throw new Error(`the fair cannot be stopped: ${msg}`)
  const late = here.slice(0, 20).map(async ({ visitor }, turn) => {
    const stand = stands[(turn + 1) % stands.length]
    if (!stand) return 0
    const reply = await call(visitor.number, joinQueue, { participation: stand.booth.participation }, visitor)
    return reply.code === 200 ? 1 : 0
  })
  const joined = (await Promise.all(late)).reduce((sum: number, one) => sum + one, 0)
  while (seen.stops.length < here.length && Date.now() - pressedAt < 10 * STOPPED_MS) await pause(50)
  return { heard: seen.stops.map(at => at - pressedAt), joined }
}

/**
 * Everybody comes within a minute, listens and draws a number; then queues move and people speak; then a copy is killed,
 * and everybody goes on where they were; at the end all of it is stopped.
 */
export async function openDay(stage: Stage, size: Size, say: (progress: string) => void): Promise<string> {
  say(`filling a fair of ${size.booths} booths and ${size.visitors} visitors`)
  const day = await fill(stage, size)
  const running: Copy[] = []
  for (let copy = 0; copy < size.copies; copy += 1) running.push(await stage.serveCopy())
  const origins = running.map(({ origin }) => origin)
  const copies = { origins, wires: origins.map(wireTo) }
  const crowd = createCrowd(day, copies)
  const { seen } = crowd
  const watching = watch(() => copies.origins)
  say('everybody comes')
  const beganAt = performance.now()
  await crowd.open()
  await evenly(size.visitors, size.visitors / size.seconds, crowd.arrive)
  await pause(SETTLE_MS)
  const arrivedAt = performance.now()
  const comingIn = watching.now()
  const arrived = { delays: comingIn.delays.length, calls: seen.calls.length }
  say('queues move, people speak')
  await Promise.all([
    evenly(size.seconds * MOVES_A_SECOND, MOVES_A_SECOND, crowd.move),
    evenly(size.seconds * LINES_A_SECOND, LINES_A_SECOND, crowd.say),
  ])
  await pause(SETTLE_MS)
  const calmAt = performance.now()
  const calm = { ...watching.now(), calls: [...seen.calls], cuts: seen.cuts }

  say('a copy is killed')
  const back = crowd.streams.untilBack()
  const [first] = running
  const began = Date.now()
  await first?.kill()
  const next = size.copies === 1 ? (await stage.serveCopy()).origin : (running[1]?.origin ?? '')
  copies.origins.splice(0, 1, next)
  copies.wires.splice(0, 1, wireTo(next))
  const speaking = evenly(10 * LINES_A_SECOND, LINES_A_SECOND, turn => crowd.say(1_000_000 + turn))
  await Promise.race([back, pause(4 * BACK_MS)])
  const backIn = Date.now() - began
  await speaking
  await pause(SETTLE_MS)
  const { memory } = watching.now()
  watching.stop()
  say('everybody is asked what they have')
  const lost = await reckon(crowd)
  say('the fair is stopped')
  const stopped = await stopAll(crowd, day)
  crowd.streams.end()

  const busy = (seconds: number, ms: number) => `${Math.round((seconds * 100_000) / ms / size.copies)} %`
  const figures: Figure[] = [
    within('events for one person', seen.personal, 95, 300),
    within('the queue that one looks at', seen.queues, 95, 1_500),
    within('the whole fair', seen.boards, 95, 1_500),
    within('calls while everybody comes', calm.calls.slice(0, arrived.calls), 95, 200),
    within('calls while queues move', calm.calls.slice(arrived.calls), 95, 200),
    within(
      'delay of the loop while everybody comes (p99 of each second)',
      calm.delays.slice(0, arrived.delays),
      95,
      150,
    ),
    within('delay of the loop while queues move (p99 of each second)', calm.delays.slice(arrived.delays), 95, 150),
    { what: 'memory of a copy', found: inMegabytes(memory), wanted: inMegabytes(MEMORY), isMet: memory <= MEMORY },
    {
      what: 'all are back after a kill',
      found: `${(backIn / 1_000).toFixed(1)} s`,
      wanted: `${BACK_MS / 1_000} s`,
      isMet: backIn <= BACK_MS,
    },
    within('an emergency stop, heard by who listens', stopped.heard, 100, STOPPED_MS),
    none('who did not hear of the stop', crowd.here.length - stopped.heard.length),
    none('numbers drawn after the stop', stopped.joined),
    none('places lost', lost.places),
    none('lines lost', lost.lines),
    none('lines that were taken and not heard', lost.untold),
    none('lines that were heard twice', lost.twice),
    none('moves that failed', seen.moves.failed),
    told('moves and lines', `${seen.moves.made} and ${seen.said.size}`),
    told('events heard, streams cut before the kill', `${seen.events.toLocaleString('en')}, ${calm.cuts}`),
    told(
      'processor of a copy while everybody comes, while queues move',
      `${busy(comingIn.processor, arrivedAt - beganAt)}, ${busy(calm.processor - comingIn.processor, calmAt - arrivedAt)}`,
    ),
    told('told to read anew', String(seen.resets)),
    told('delay of whoever plays everybody (p99 of each second), p95', inMs(percentile(calm.own, 95))),
    ...[...seen.refused].map(([why, count]) => told(`refused: ${why}`, String(count))),
  ]
  return tableOf(figures)
}

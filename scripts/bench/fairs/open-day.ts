import { setTimeout as pause } from 'node:timers/promises'
import { type Figure, none, tableOf, told, within } from '../figures.ts'
import type { Copy, Stage } from '../stage.ts'
import { wireTo } from '../wire.ts'
import { createCrowd } from './crowd.ts'
import { fillOpenDay } from './people.ts'

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

/** One figure of a copy's own account of itself. */
const metricIn = (text: string, name: string) =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN)

/** Looks at a copy once a second: delay of its loop and memory. */
function watch(origins: () => readonly string[]) {
  const delays: number[] = []
  let memory = 0
  const look = async () => {
    for (const origin of origins()) {
      const text = await fetch(`${origin}/metrics`)
        .then(answer => answer.text())
        .catch(() => '')
      const delay = metricIn(text, 'nodejs_eventloop_lag_p99_seconds') * 1_000
      if (Number.isFinite(delay)) delays.push(delay)
      memory = Math.max(memory, metricIn(text, 'process_resident_memory_bytes') || 0)
    }
  }
  const timer = setInterval(() => void look(), 1_000)
  return { delays, stop: () => clearInterval(timer), memory: () => memory }
}

/** Does something so often a second for so long, in an even stream. */
async function evenly(count: number, perSecond: number, work: (place: number) => Promise<unknown>): Promise<void> {
  const began = Date.now()
  const all: Promise<unknown>[] = []
  for (let place = 0; place < count; place += 1) {
    await pause(Math.max(0, began + (place * 1_000) / perSecond - Date.now()))
    all.push(work(place).catch(() => undefined))
  }
  await Promise.all(all)
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`

/**
 * Everybody comes within a minute, listens and draws a number; then queues move and people speak; then a copy is killed,
 * and everybody goes on where they were.
 */
export async function openDay(stage: Stage, size: Size, say: (progress: string) => void): Promise<string> {
  say(`filling a fair of ${size.booths} booths and ${size.visitors} visitors`)
  const day = await fillOpenDay(stage, size)
  const running: Copy[] = []
  for (let copy = 0; copy < size.copies; copy += 1) running.push(await stage.serveCopy())
  const origins = running.map(({ origin }) => origin)
  const copies = { origins, wires: origins.map(wireTo) }
  const crowd = createCrowd(day, copies)
  const watching = watch(() => copies.origins)
  say('everybody comes')
  await evenly(day.visitors.length, day.visitors.length / size.seconds, place => {
    const visitor = day.visitors[place]
    return visitor ? crowd.arrive(visitor) : Promise.resolve()
  })
  await pause(SETTLE_MS)
  say('queues move, people speak')
  await Promise.all([
    evenly(size.seconds * MOVES_A_SECOND, MOVES_A_SECOND, crowd.move),
    evenly(size.seconds * LINES_A_SECOND, LINES_A_SECOND, crowd.say),
  ])
  await pause(SETTLE_MS)
  const calm = { delays: [...watching.delays], memory: watching.memory(), calls: [...crowd.seen.calls] }

  say('a copy is killed')
  const back = crowd.untilBack()
  const [first] = running
  const began = Date.now()
  await first?.kill()
  const next = size.copies === 1 ? (await stage.serveCopy()).origin : (running[1]?.origin ?? '')
  copies.origins.splice(0, 1, next)
  copies.wires.splice(0, 1, wireTo(next))
  const speaking = evenly(10 * LINES_A_SECOND, LINES_A_SECOND, place => crowd.say(1_000_000 + place))
  await Promise.race([back, pause(4 * BACK_MS)])
  const backIn = Date.now() - began
  await speaking
  await pause(SETTLE_MS)
  watching.stop()
  crowd.leave()

  const { said, moves, refused } = crowd.seen
  const counts = [...said.values()]
  const figures: Figure[] = [
    within('events for one person', crowd.seen.personal, 95, 300),
    within('the queue that one looks at', crowd.seen.queues, 95, 1_500),
    within('the whole fair', crowd.seen.boards, 95, 1_500),
    within('calls', calm.calls, 95, 200),
    within('delay of the loop (p99 of each second)', calm.delays, 95, 150),
    {
      what: 'memory of a copy',
      found: inMegabytes(calm.memory),
      wanted: '600 MB',
      isMet: calm.memory <= 600 * 1_048_576,
    },
    {
      what: 'all are back after a kill',
      found: `${(backIn / 1_000).toFixed(1)} s`,
      wanted: '30 s',
      isMet: backIn <= BACK_MS,
    },
    none('lines that were taken and not heard', counts.filter(count => count === 0).length),
    none('lines that were heard twice', counts.filter(count => count > 1).length),
    none('moves that failed', moves.failed),
    told('moves and lines', `${moves.made} and ${counts.length}`),
    ...[...refused].map(([why, count]) => told(`refused: ${why}`, String(count))),
  ]
  return tableOf(figures)
}

import { helperThread } from '../helper-thread.ts'
import { QueueFull } from '../queue.ts'

/** One that has nothing to do holds two fonts, 21 MB. */
const IDLE_MS = 20_000
/** No paper takes so long: the longest resume that can be typed is a hundred pages. */
const PATIENCE_MS = 30_000
/** Drawings that wait at most; more would only wait for each other. */
const MOST_WAITING = 40

/**
 * Draws sheets as PDF, each after those that were asked for before, in a thread of its own: a PDF takes a tenth of a second
 * of one core and would hold up all requests. `program` draws one (draw-each.ts). Rejects with `QueueFull` when too many
 * wait.
 */
export function drawingBy<Sheet>(program: URL): (sheet: Sheet) => Promise<Uint8Array<ArrayBuffer>> {
  const thread = helperThread<Sheet, Uint8Array<ArrayBuffer>>({
    program,
    idleMs: IDLE_MS,
    patienceMs: PATIENCE_MS,
    options: { resourceLimits: { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 2 } },
  })
  return sheet => (thread.waiting() < MOST_WAITING ? thread.ask(sheet) : Promise.reject(new QueueFull()))
}

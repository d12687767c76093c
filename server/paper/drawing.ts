import { Worker } from 'node:worker_threads'
import { QueueFull } from '../queue.ts'

export interface Task<Sheet> {
  readonly id: number
  readonly sheet: Sheet
}

export type Answer =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly fault: string }

/** A worker that has nothing to do is let go after so long: it holds two fonts, 21 MB. */
const IDLE_MS = 20_000
/** No paper takes so long: the longest resume that can be typed is a hundred pages. */
const PATIENCE_MS = 30_000
/** Drawings that wait at most; more would only wait for each other. */
const MOST_WAITING = 40

interface Waiting {
  readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void
  readonly reject: (error: Error) => void
}

/** One worker, begun when somebody needs it: a PDF takes a tenth of a second of one core and would hold up all requests. */
class Drawing<Sheet> {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  readonly #onEnd: () => void
  #timer: NodeJS.Timeout | undefined
  #count = 0
  #isOver = false

  constructor(worker: URL, onEnd: () => void) {
    this.#onEnd = onEnd
    this.#worker = new Worker(worker, { resourceLimits: { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 2 } })
    this.#worker.unref()
    this.#worker.on('message', (answer: Answer) => this.#take(answer))
    this.#worker.on('error', error => this.#end(error))
    this.#worker.on('exit', () => this.#end(new Error('the drawing worker has ended')))
  }

  draw(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#waiting.size >= MOST_WAITING) return Promise.reject(new QueueFull())
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
    this.#count += 1
    this.#waiting.set(this.#count, { resolve, reject })
    this.#worker.postMessage({ id: this.#count, sheet } satisfies Task<Sheet>)
    this.#watch()
    return promise
  }

  #take(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('bytes' in answer) waiting?.resolve(answer.bytes)
    else waiting?.reject(new Error(answer.fault))
    this.#watch()
  }

  /** Ends the worker when it has been idle, or stuck, for too long. */
  #watch(): void {
    clearTimeout(this.#timer)
    const isIdle = this.#waiting.size === 0
    const end = () => this.#end(new Error(isIdle ? 'nothing to draw' : 'the drawing took too long'))
    this.#timer = setTimeout(end, isIdle ? IDLE_MS : PATIENCE_MS).unref()
  }

  #end(error: Error): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#onEnd()
    clearTimeout(this.#timer)
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
    void this.#worker.terminate()
  }
}

/**
 * Draws sheets as PDF, each after those that were asked for before; `worker` is the program that draws one (draw-each.ts).
 * Rejects with `QueueFull` when too many wait.
 */
export function drawingBy<Sheet>(worker: URL): (sheet: Sheet) => Promise<Uint8Array<ArrayBuffer>> {
  let drawing: Drawing<Sheet> | undefined
  return sheet => {
    drawing ??= new Drawing(worker, () => {
      drawing = undefined
    })
    return drawing.draw(sheet)
  }
}

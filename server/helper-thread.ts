import { type Transferable, Worker, type WorkerOptions } from 'node:worker_threads'

export interface Asked<Question> {
  readonly id: number
  readonly question: Question
}

export type Told<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly fault: string }

interface HelperSettings {
  /** What the thread runs: it answers by answer-each.ts. */
  readonly program: URL
  /** One that has nothing to do is let go after so long. */
  readonly idleMs: number
  /** One that answers nothing for so long is stuck, and ended. */
  readonly patienceMs: number
  readonly options?: WorkerOptions
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

class Helper<Question, Answer> {
  readonly #settings: HelperSettings
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting<Answer>>()
  readonly #onEnd: () => void
  #timer: NodeJS.Timeout | undefined
  #count = 0
  #isOver = false

  constructor(settings: HelperSettings, onEnd: () => void) {
    this.#settings = settings
    this.#onEnd = onEnd
    this.#worker = new Worker(settings.program, settings.options)
    this.#worker.unref()
    this.#worker.on('message', (told: Told<Answer>) => this.#take(told))
    this.#worker.on('error', error => this.#end(error))
    this.#worker.on('exit', () => this.#end(new Error('the helping thread has ended')))
  }

  get waiting(): number {
    return this.#waiting.size
  }

  ask(question: Question, handedOver: readonly Transferable[]): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#count += 1
    this.#waiting.set(this.#count, { resolve, reject })
    this.#worker.postMessage({ id: this.#count, question } satisfies Asked<Question>, handedOver)
    this.#watch()
    return promise
  }

  #take(told: Told<Answer>): void {
    const waiting = this.#waiting.get(told.id)
    this.#waiting.delete(told.id)
    if ('answer' in told) waiting?.resolve(told.answer)
    else waiting?.reject(new Error(told.fault))
    this.#watch()
  }

  /** Ends the thread when it has been idle, or stuck, for too long. */
  #watch(): void {
    clearTimeout(this.#timer)
    const isIdle = this.#waiting.size === 0
    const end = () => this.#end(new Error(isIdle ? 'nothing to do' : 'the helping thread took too long'))
    this.#timer = setTimeout(end, isIdle ? this.#settings.idleMs : this.#settings.patienceMs).unref()
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
 * A thread beside the one that answers requests, begun when somebody needs it. `ask` rejects when its program throws, ends
 * or is stuck; what is `handedOver` is the asker's no longer.
 */
export function helperThread<Question, Answer>(settings: HelperSettings) {
  let helper: Helper<Question, Answer> | undefined
  return {
    /** How many questions are not answered yet. */
    waiting: (): number => helper?.waiting ?? 0,
    ask(question: Question, handedOver: readonly Transferable[] = []): Promise<Answer> {
      helper ??= new Helper(settings, () => {
        helper = undefined
      })
      return helper.ask(question, handedOver)
    },
  }
}

/** Calls `work` again and again, never twice at once, with `pause` ms between the end of one call and the next. */
export class Ticker {
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #isStopped = false
  readonly #pause: number
  readonly #work: () => Promise<void>

  /** `work` must not reject. */
  constructor(pause: number, work: () => Promise<void>) {
    this.#pause = pause
    this.#work = work
  }

  start(): void {
    this.#timer = setTimeout(() => void this.#turn(), this.#pause).unref()
  }

  async #turn(): Promise<void> {
    this.#running = this.#work()
    await this.#running
    if (!this.#isStopped) this.start()
  }

  /** Resolves when a call under way has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#running
  }
}

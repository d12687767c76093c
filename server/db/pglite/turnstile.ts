/**
 * Who may use the one session PGlite has. Single statements pass together (the engine runs them in order);
 * a holder (a transaction) waits for those before it, then passes alone. First come, first served.
 */
export class Turnstile {
  #passing = 0
  #held = false
  readonly #waiting: { readonly alone: boolean; readonly enter: () => void }[] = []

  async pass<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter(false)
    try {
      return await work()
    } finally {
      this.#passing -= 1
      this.#admit()
    }
  }

  async hold<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter(true)
    try {
      return await work()
    } finally {
      this.#held = false
      this.#admit()
    }
  }

  #enter(alone: boolean): Promise<void> {
    return new Promise(enter => {
      this.#waiting.push({ alone, enter })
      this.#admit()
    })
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next && !this.#held; next = this.#waiting[0]) {
      if (next.alone && this.#passing > 0) return
      if (next.alone) this.#held = true
      else this.#passing += 1
      this.#waiting.shift()
      next.enter()
    }
  }
}

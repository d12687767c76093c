const STARTED = 0
const FINISHED = 1

/**
 * Where the engine's thread is: the number of the request it began last and of the one it finished last, in memory both
 * threads see. It tells what a stopped thread never began (safe to run again) from what it may have done.
 */
export class Progress {
  readonly shared: SharedArrayBuffer
  readonly #numbers: Int32Array

  constructor(shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.shared = shared
    this.#numbers = new Int32Array(shared)
  }

  get started(): number {
    return Atomics.load(this.#numbers, STARTED)
  }

  get finished(): number {
    return Atomics.load(this.#numbers, FINISHED)
  }

  start(id: number): void {
    Atomics.store(this.#numbers, STARTED, id)
  }

  finish(id: number): void {
    Atomics.store(this.#numbers, FINISHED, id)
  }
}

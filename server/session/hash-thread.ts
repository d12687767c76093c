import { Worker } from 'node:worker_threads'

export interface HashTask {
  readonly id: number
  readonly password: string
  readonly salt: Uint8Array
  readonly cost: number
  /** Costs of further derivations that are thrown away. */
  readonly fillers: readonly number[]
}

interface Answer {
  readonly id: number
  readonly key: Uint8Array
}

type Asked = PromiseWithResolvers<Buffer>

/** A thread that derives keys, begun when somebody needs it and again should it end. */
export class HashThread {
  readonly #asked = new Map<number, Asked>()
  #worker: Worker | undefined
  #count = 0

  derive(task: Omit<HashTask, 'id'>): Promise<Buffer> {
    const asked = Promise.withResolvers<Buffer>()
    this.#count += 1
    this.#asked.set(this.#count, asked)
    this.#worker ??= this.#begin()
    this.#worker.postMessage({ ...task, id: this.#count } satisfies HashTask)
    return asked.promise
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./hash.worker.ts', import.meta.url))
    worker.unref()
    worker.on('message', ({ id, key }: Answer) => {
      this.#asked.get(id)?.resolve(Buffer.from(key))
      this.#asked.delete(id)
    })
    worker.on('error', error => this.#end(worker, error))
    worker.on('exit', () => this.#end(worker, new Error('the hashing thread has ended')))
    return worker
  }

  #end(worker: Worker, error: Error): void {
    if (worker !== this.#worker) return
    this.#worker = undefined
    for (const { reject } of this.#asked.values()) reject(error)
    this.#asked.clear()
  }
}

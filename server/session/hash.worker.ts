import { scryptSync } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { BLOCK_SIZE, BYTES, PARALLEL } from './hash-parameters.ts'
import type { HashTask } from './hash-thread.ts'

const derive = (password: string, salt: Uint8Array, cost: number): Buffer => {
  const N = 2 ** cost
  return scryptSync(password, salt, BYTES, { N, r: BLOCK_SIZE, p: PARALLEL, maxmem: 256 * N * BLOCK_SIZE })
}

/** Derives one key after another on this thread alone: files and names are looked up by threads of the pool. */
parentPort?.on('message', ({ id, password, salt, cost, fillers }: HashTask) => {
  const key = derive(password, salt, cost)
  for (const filler of fillers) derive(password, salt, filler)
  parentPort?.postMessage({ id, key })
})

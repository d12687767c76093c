import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createQueue } from './queue.ts'
import type { SheetColumn, SheetValue } from './sheet.ts'

export interface SheetHead {
  readonly name: string
  readonly columns: readonly SheetColumn[]
}

/** Lines that come a few at a time: as many as may be made in one go. */
export type SheetLines = AsyncIterable<readonly (readonly SheetValue[])[]>

/** One at a time, so that pages keep their processor: a workbook of 5,000 lines takes half a second of it. */
const inTurn = createQueue(1, 20)

async function send(lines: SheetLines, worker: Worker): Promise<void> {
  for await (const some of lines) {
    worker.postMessage(some)
    await setImmediate()
  }
  worker.postMessage(null)
}

async function write(head: SheetHead, lines: SheetLines): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { workerData: head })
  const workbook = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  worker.once('message', workbook.resolve)
  worker.once('error', workbook.reject)
  worker.once('exit', () => workbook.reject(new Error('the worker has ended without a workbook')))
  try {
    const [written] = await Promise.all([workbook.promise, send(lines, worker)])
    return written
  } finally {
    await worker.terminate()
  }
}

/**
 * A table as an Excel workbook, made beside the thread that answers requests: between some lines and the next ones others
 * have their turn. Rejects with `QueueFull` when too many wait, and as `lines` do.
 */
export const sheetApart = (head: SheetHead, lines: SheetLines): Promise<Uint8Array<ArrayBuffer>> =>
  inTurn(() => write(head, lines))

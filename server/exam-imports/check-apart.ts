import { Worker } from 'node:worker_threads'
import { createQueue } from '../queue.ts'
import type { Checked, Given } from './check-table.ts'

/** One at a time, so that pages keep their processor. */
const inTurn = createQueue(1, 20)

/** No table that is taken takes so long. */
const PATIENCE_MS = 60_000

const stuck = (reason: string): Checked => ({ faults: [{ row: 0, column: '', reason }], rows: 0 })

async function check(given: Given): Promise<Checked> {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), {
    workerData: given,
    // What a file can break is the thread that looks at it.
    resourceLimits: { maxOldGenerationSizeMb: 768 },
  })
  const answer = Promise.withResolvers<Checked>()
  const timer = setTimeout(
    () => answer.resolve(stuck('表格太复杂，读取超时，请把数据复制到新的工作簿再上传')),
    PATIENCE_MS,
  )
  worker.once('message', answer.resolve)
  worker.once('error', error => {
    const isTooMuch = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (isTooMuch) answer.resolve(stuck('表格解开后太大，请删除多余的内容再上传'))
    else answer.reject(error)
  })
  worker.once('exit', () => answer.reject(new Error('the worker has ended without an answer')))
  try {
    return await answer.promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** `checkTable` beside the thread that answers requests. Rejects with `QueueFull` when too many wait. */
export const checkApart = (given: Given): Promise<Checked> => inTurn(() => check(given))

import { Worker } from 'node:worker_threads'
import { createQueue } from '../../queue.ts'

/** One at a time, so that pages keep their processor. */
const inTurn = createQueue(1, 20)

/** No table that is taken takes so long. */
const PATIENCE_MS = 60_000

async function read<Given, Read>(file: URL, given: Given, stuck: (reason: string) => Read): Promise<Read> {
  const worker = new Worker(file, {
    workerData: given,
    // What a file can break is the thread that looks at it.
    resourceLimits: { maxOldGenerationSizeMb: 768 },
  })
  const answer = Promise.withResolvers<Read>()
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

/**
 * What a worker makes of a file, beside the thread that answers requests; `stuck` says what stands for a file that it can't
 * cope with. Rejects with `QueueFull` when too many wait.
 */
export const readApart = <Given, Read>(file: URL, given: Given, stuck: (reason: string) => Read): Promise<Read> =>
  inTurn(() => read(file, given, stuck))

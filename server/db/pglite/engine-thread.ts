import { Worker } from 'node:worker_threads'
import type { EngineAnswer, EngineRequest } from './engine.ts'
import type { FromWorker, ToWorker, WorkerTask } from './messages.ts'

const workerFile = new URL('./engine.worker.ts', import.meta.url)

export interface ThreadEvents {
  readonly onAnswer: (id: number, answer: EngineAnswer) => void
  /** The thread ended without being asked to. */
  readonly onDeath: (reason: string) => void
}

/** A running thread with an open engine in it. */
export interface EngineThread {
  run(id: number, request: EngineRequest): void
  /** Copies the database's files after the statements sent so far; for use outside of transactions. */
  copy(target: string): Promise<void>
  /** Closes the database cleanly; false when the thread did not manage within `patience` ms and was stopped. */
  close(patience: number): Promise<boolean>
  /** Stops the thread at once, whatever it is doing. */
  kill(): Promise<void>
}

/** Resolves when the thread has done its task (`create`) or is ready to answer (`serve`); rejects with its reason. */
function firstWord(worker: Worker, patience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience)
    worker.once('message', (message: FromWorker) => {
      clearTimeout(timer)
      if (message.kind === 'ready') resolve()
      else reject(new Error(message.kind === 'failed' ? message.reason : `unexpected ${message.kind}`))
    })
    const died = (cause: unknown) => {
      clearTimeout(timer)
      reject(cause instanceof Error ? cause : new Error('the engine thread ended while it was starting'))
    }
    worker.once('error', died)
    worker.once('exit', died)
  })
}

async function begin(task: WorkerTask, patience: number): Promise<Worker> {
  const worker = new Worker(workerFile, { workerData: task, execArgv: [], name: 'database' })
  try {
    await firstWord(worker, patience)
  } catch (error) {
    await worker.terminate()
    throw error
  }
  return worker
}

/** Creates a new database in an empty directory, in a thread of its own so that its memory is given back afterwards. */
export async function createInThread(directory: string, patience: number): Promise<void> {
  const worker = await begin({ task: 'create', directory }, patience)
  await worker.terminate()
}

/** Opens the database of a directory in a new thread. */
export async function serveInThread(
  directory: string,
  progress: SharedArrayBuffer,
  patience: number,
  { onAnswer, onDeath }: ThreadEvents,
): Promise<EngineThread> {
  const worker = await begin({ task: 'serve', directory, progress }, patience)
  let expected = false
  let closed = () => {}
  let copying: PromiseWithResolvers<void> | undefined
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'answer') onAnswer(message.id, message.answer)
    if (message.kind === 'copied' && message.fault === undefined) copying?.resolve()
    if (message.kind === 'copied' && message.fault !== undefined) copying?.reject(new Error(message.fault))
    if (message.kind === 'closed') closed()
  })
  const end = (reason: string) => {
    if (expected) return
    expected = true
    onDeath(reason)
  }
  worker.on('error', error => end(error instanceof Error ? error.message : String(error)))
  worker.on('exit', code => {
    copying?.reject(new Error('the engine thread ended while it was copying'))
    end(`the engine thread exited with ${code}`)
  })

  const post = (message: ToWorker) => worker.postMessage(message)
  return {
    run: (id, request) => post({ kind: 'run', id, request }),
    copy(target) {
      copying = Promise.withResolvers()
      post({ kind: 'copy', target })
      return copying.promise
    },
    async close(patience) {
      expected = true
      const isClosed = await new Promise<boolean>(resolve => {
        const timer = setTimeout(() => resolve(false), patience)
        closed = () => {
          clearTimeout(timer)
          resolve(true)
        }
        post({ kind: 'close' })
      })
      await worker.terminate()
      return isClosed
    },
    async kill() {
      expected = true
      await worker.terminate()
    },
  }
}

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { syncPath } from '../../durable-file.ts'
import { copyDatabase } from './copy.ts'
import { runOnEngine } from './engine.ts'
import { findDurabilityFault, openEngine } from './engine-open.ts'
import type { FromWorker, ToWorker, WorkerTask } from './messages.ts'
import { Progress } from './progress.ts'

function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name))
  }
  syncPath(directory)
}

/** Makes a new database, closed and flushed, ready to be moved to its place. */
async function create(directory: string): Promise<FromWorker> {
  const { pg } = await openEngine(directory)
  await pg.close()
  syncTree(directory)
  return { kind: 'ready' }
}

/** Copies between two statements, so that no file changes meanwhile; gives the reason when it fails. */
function copyFault(directory: string, target: string): string | undefined {
  try {
    copyDatabase(directory, target)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function answerRequests(port: MessagePort, pg: PGlite, directory: string, progress: Progress): void {
  let last: Promise<void> = Promise.resolve()
  let isDamaged = false
  const send = (message: FromWorker) => port.postMessage(message)

  port.on('message', (message: ToWorker) => {
    last = last.then(async () => {
      if (message.kind === 'close') {
        await pg.close()
        send({ kind: 'closed' })
        port.close()
        return
      }
      if (message.kind === 'copy') {
        send({ kind: 'copied', fault: copyFault(directory, message.target) })
        return
      }
      // After a crash the engine may give wrong answers; the main thread is about to stop this one.
      if (isDamaged) return
      progress.start(message.id)
      const answer = await runOnEngine(pg, message.request)
      isDamaged = !answer.ok && answer.failure.fatal
      send({ kind: 'answer', id: message.id, answer })
      progress.finish(message.id)
    })
  })
}

async function serve(port: MessagePort, directory: string, progress: Progress): Promise<FromWorker> {
  // PGlite would make a new, empty database where the disk with the real one is not there for a moment.
  if (!existsSync(join(directory, 'PG_VERSION'))) return { kind: 'failed', reason: `no database in ${directory}` }
  const { pg, files } = await openEngine(directory)
  const fault = await findDurabilityFault(pg, files)
  if (fault !== undefined) return { kind: 'failed', reason: fault }
  answerRequests(port, pg, directory, progress)
  return { kind: 'ready' }
}

async function main(port: MessagePort, work: WorkerTask): Promise<void> {
  try {
    const outcome =
      work.task === 'create'
        ? await create(work.directory)
        : await serve(port, work.directory, new Progress(work.progress))
    port.postMessage(outcome)
  } catch (error) {
    port.postMessage({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
  if (work.task === 'create') port.close()
}

if (parentPort) await main(parentPort, workerData)

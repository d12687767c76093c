import { parentPort } from 'node:worker_threads'
import { drawSheet } from './draw.ts'
import type { Task } from './drawing.ts'

/** Draws one resume after another, beside the thread that answers requests. */
parentPort?.on('message', (task: Task) => void drawOne(task))

async function drawOne({ id, sheet }: Task): Promise<void> {
  try {
    const bytes = await drawSheet(sheet)
    parentPort?.postMessage({ id, bytes }, [bytes.buffer])
  } catch (error) {
    parentPort?.postMessage({ id, fault: error instanceof Error ? error.message : String(error) })
  }
}

import { parentPort } from 'node:worker_threads'
import type { Answer, Task } from './drawing.ts'

/** What a drawing worker does: draws one sheet after another, beside the thread that answers requests. */
export function drawEach<Sheet>(draw: (sheet: Sheet) => Promise<Uint8Array<ArrayBuffer>>): void {
  const drawOne = async ({ id, sheet }: Task<Sheet>) => {
    try {
      const bytes = await draw(sheet)
      parentPort?.postMessage({ id, bytes } satisfies Answer, [bytes.buffer])
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error)
      parentPort?.postMessage({ id, fault } satisfies Answer)
    }
  }
  parentPort?.on('message', (task: Task<Sheet>) => void drawOne(task))
}

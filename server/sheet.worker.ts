import { parentPort, workerData } from 'node:worker_threads'
import { type SheetValue, sheetOf } from './sheet.ts'
import type { SheetHead } from './sheet-apart.ts'

const { name, columns }: SheetHead = workerData
const lines: (readonly SheetValue[])[] = []

/** Takes the lines of one workbook as they come, null after the last, and gives the workbook. */
parentPort?.on('message', (more: readonly (readonly SheetValue[])[] | null) => {
  if (more) lines.push(...more)
  else void giveWorkbook()
})

async function giveWorkbook(): Promise<void> {
  const workbook = await sheetOf(name, columns, lines)
  parentPort?.postMessage(workbook, [workbook.buffer])
}

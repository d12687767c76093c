import type { Checked, Given } from './check-table.ts'
import { readApart } from './table/read-apart.ts'

const stuck = (reason: string): Checked => ({ faults: [{ row: 0, column: '', reason }], rows: 0 })

/** `checkTable` beside the thread that answers requests. Rejects with `QueueFull` when too many wait. */
export const checkApart = (given: Given): Promise<Checked> =>
  readApart(new URL('./check.worker.ts', import.meta.url), given, stuck)

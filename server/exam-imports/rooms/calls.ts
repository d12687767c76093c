import { readExamRooms, SHOWN_AT_MOST } from '#contract/exam-imports'
import { demandMandate } from '../../exam-office/mandates.ts'
import { safeName } from '../../http/file-answer.ts'
import { serve } from '../../http/serve.ts'
import { fileIn } from '../table/file-in.ts'
import { tableLimits } from '../table/raw-table.ts'
import { readApart } from '../table/read-apart.ts'
import type { ReadRooms } from './parse.ts'

const roomsApart = (bytes: Uint8Array): Promise<ReadRooms> =>
  readApart(new URL('./rooms.worker.ts', import.meta.url), bytes, reason => ({
    rooms: [],
    faults: [{ row: 0, column: '', reason }],
  }))

/** Reads a file for the form of a site: what becomes of it is saved there, by hand. */
export const roomsCall = serve(readExamRooms, {
  maxBytes: tableLimits.bytes,
  limits: (_, { user }) => [{ name: 'exam-tables', subject: user.id, max: 120, seconds: 3_600 }],
  prepare: async ({ exam, files }, context) => {
    await demandMandate(context, exam, 'prepare')
    const file = fileIn(files)
    const { rooms, faults } = await roomsApart(new Uint8Array(await file.arrayBuffer()))
    return {
      fileName: safeName(file.name) || '表格',
      rooms: [...rooms],
      faultCount: faults.length,
      faults: faults.slice(0, SHOWN_AT_MOST),
    }
  },
  handle: async ({ exam }, context, read) => {
    await demandMandate(context, exam, 'prepare')
    return read
  },
})

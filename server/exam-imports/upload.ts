import { randomUUID } from 'node:crypto'
import { isScores, uploadExamTable } from '#contract/exam-imports'
import { demandMandate } from '../exam-office/mandates.ts'
import { safeName } from '../http/file-answer.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { baseOf, given } from './against.ts'
import { checkApart } from './check-apart.ts'
import { findImportedExam } from './exam-queries.ts'
import { putImport } from './queries.ts'
import { tableOf } from './shape.ts'
import { fileIn } from './table/file-in.ts'
import { tableLimits } from './table/raw-table.ts'

/** Takes a table: read beside the thread that answers requests, held against what is stored, and kept with what that came to. */
export const uploadCall = serve(uploadExamTable, {
  maxBytes: tableLimits.bytes,
  limits: (_, { user }) => [{ name: 'exam-tables', subject: user.id, max: 120, seconds: 3_600 }],
  prepare: async ({ exam, kind, files }, context) => {
    const { db, now } = context
    await demandMandate(context, exam, 'prepare')
    const row = await findImportedExam(db, exam)
    if (!row) throw notFound()
    const file = fileIn(files)
    // Before what is read: a change in between makes the table stale, never wrong.
    const base = await baseOf(db, exam, kind)
    const against = await given(db, row, kind, now)
    const bytes = new Uint8Array(await file.arrayBuffer())
    return { base, fileName: safeName(file.name) || '表格', checked: await checkApart({ bytes, against }) }
  },
  handle: async ({ exam, kind }, context, { base, fileName, checked }) => {
    const { db, user, now, audit } = context
    await demandMandate(context, exam, 'prepare')
    const { faults, rows } = checked
    const read = 'payload' in checked ? checked : null
    await putImport(db, {
      ...{ id: randomUUID(), exam, kind, user: user.id, fileName, now, rows, faults, base },
      figures: read?.figures ?? null,
      changes: read?.changes ?? null,
      payload: read && JSON.stringify({ kind, base, diff: read.payload }),
      entries: read && isScores(kind) ? JSON.stringify(read.entries) : null,
    })
    await audit({
      action: 'exam-import.upload',
      subject: { kind: 'exam', id: exam },
      detail: { kind, rows, faults: faults.length },
    })
    const table = await tableOf(db, { exam, kind }, user.id, base)
    if (!table) throw notFound()
    return table
  },
})

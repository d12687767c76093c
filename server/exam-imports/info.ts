import { examImportInfo, examImports, isScores } from '#contract/exam-imports'
import { demandMandate } from '../exam-office/mandates.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { phaseOf, standOf } from './against.ts'
import { findImportedExam, listMarked } from './exam-queries.ts'
import { listWaitingChanges } from './queries.ts'
import { titlesOf } from './scores/parse.ts'
import { secondEntryOf, tableOf } from './shape.ts'

/** Where one's table is. */
export const infoCall = serve(examImportInfo, async ({ exam, kind }, context) => {
  const { db, user, now } = context
  const mandates = await demandMandate(context, exam)
  const row = await findImportedExam(db, exam)
  if (!row) throw notFound()
  const papers = await listMarked(db, exam, examImports[kind].stage)
  const { hash, stored, tickets } = await standOf(db, exam, kind)
  const waiting = await listWaitingChanges(db, { exam, kind }, user.id)
  return {
    exam: { id: exam, title: row.title },
    mayPrepare: mandates.includes('prepare'),
    phase: phaseOf(row, now),
    stored,
    tickets,
    scoresAt: Date.parse(row.scores_at),
    papers: papers.map(({ code, title, full_marks: fullMarks }) => ({ code, title, fullMarks })),
    table: await tableOf(db, { exam, kind }, user.id, hash),
    second: isScores(kind) ? await secondEntryOf(db, { exam, kind }, user.id, titlesOf(papers)) : null,
    waiting: waiting.map(({ id, title, by, at, is_mine: isMine }) => ({
      id,
      title,
      by: by ?? '已注销账号',
      at: Date.parse(at),
      isMine,
    })),
  }
})

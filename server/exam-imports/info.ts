import { examImportInfo } from '#contract/exam-imports'
import { demandMandate } from '../exam-office/mandates.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { phaseOf } from './against.ts'
import { findImportedExam, listImportPapers } from './exam-queries.ts'
import { positionsBase } from './positions/queries.ts'
import { listWaitingChanges } from './queries.ts'
import { scoresBase } from './scores/queries.ts'
import { secondEntryOf, tableOf } from './shape.ts'

/** Where one's table is. */
export const infoCall = serve(examImportInfo, async ({ exam, kind }, context) => {
  const { db, user, now } = context
  const mandates = await demandMandate(context, exam)
  const row = await findImportedExam(db, exam)
  if (!row) throw notFound()
  const papers = await listImportPapers(db, exam)
  const scores = await scoresBase(db, exam)
  const positions = await positionsBase(db, exam)
  const isScores = kind === 'scores'
  const titles = Object.fromEntries(papers.map(({ code, title }) => [code, title]))
  const waiting = await listWaitingChanges(db, { exam, kind }, user.id)
  return {
    exam: { id: exam, title: row.title },
    mayPrepare: mandates.includes('prepare'),
    phase: phaseOf(row, now),
    stored: isScores ? scores.stored : positions.count,
    tickets: scores.tickets,
    scoresAt: Date.parse(row.scores_at),
    papers: papers.map(({ code, title, full_marks: fullMarks }) => ({ code, title, fullMarks })),
    table: await tableOf(db, { exam, kind }, user.id, isScores ? scores.hash : positions.hash),
    second: isScores ? await secondEntryOf(db, exam, user.id, titles) : null,
    waiting: waiting.map(({ id, title, by, at, is_mine: isMine }) => ({
      id,
      title,
      by: by ?? '已注销账号',
      at: Date.parse(at),
      isMine,
    })),
  }
})

import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import { STAGE_FULL_MARKS } from '#contract/exam-scores'
import { achievement, askRecheck, registrationResult, resultInfo, type ScoreCard } from '#contract/exam-tickets'
import type { Queryable } from '../db/db.ts'
import { publishedLists } from '../exam-lists/index.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { rowsOf } from './columns.ts'
import { type Held, heldBy, heldById } from './holder.ts'
import { listPapers } from './queries.ts'
import { recheckEnd } from './recheck-rule.ts'
import { insertRecheck, listRechecks, listScores, type ScoreRow } from './score-queries.ts'
import { papersFor, toPosition } from './ticket.ts'
import { areScoresOut, demandScoreTime } from './windows.ts'

const subjectOf = ({ row }: Held) => ({ kind: 'exam-registration', id: row.id })

/** Parts in the order of the papers; a stage without papers has what its scores name. */
async function partsOf(db: Queryable, { exam, row }: Held, { stage, parts }: ScoreRow): Promise<ScoreCard['parts']> {
  if (stage !== 'written') {
    return Object.entries(parts).map(([paper, { marks, flag }]) => ({
      paper,
      title: paper,
      marks,
      fullMarks: STAGE_FULL_MARKS,
      flag,
    }))
  }
  return papersFor(await listPapers(db, exam.id), row).map(({ code, title, full_marks: fullMarks }) => {
    const { marks, flag } = parts[code] ?? { marks: null, flag: '' }
    return { paper: code, title, marks, fullMarks, flag }
  })
}

async function toCard(db: Queryable, held: Held, score: ScoreRow): Promise<ScoreCard> {
  const { exam, row } = held
  return {
    id: row.id,
    exam: { id: String(exam.id), title: exam.title, organiser: exam.organiser },
    stage: score.stage,
    name: row.name,
    ticket: score.ticket ?? '',
    position: { ...toPosition(row), headcount: row.headcount ?? 0 },
    parts: await partsOf(db, held, score),
    total: score.total,
    rank: score.rank,
    line: score.line,
    goesOn: score.goes_on,
    bonus: score.bonus,
    overall: score.overall,
    releasedAt: Date.parse(score.released_at),
    recheckUntil: await recheckEnd(db, exam, score),
  }
}

/** What has been released to somebody; nothing before the exam's own time for it. */
async function cardsOf(held: Held, { db, now }: { readonly db: Queryable; readonly now: Date }): Promise<ScoreCard[]> {
  if (!areScoresOut(held.exam, now)) return []
  const scores = await listScores(db, held.row.id, now)
  return Promise.all(scores.map(score => toCard(db, held, score)))
}

/** What somebody has asked to be looked at again, and what became of it. */
const rechecksOf = async (db: Queryable, registration: string) =>
  (await listRechecks(db, registration)).map(({ asked_at, ...recheck }) => ({
    ...recheck,
    askedAt: Date.parse(asked_at),
  }))

const wrongState = (words: string) => new Refusal(codes.wrongState, words)

/** One's scores, and the wish that one of them be looked at again. */
export const scoreCalls = [
  serve(resultInfo, async (input, context) => {
    const held = await heldBy(input, context)
    const cards = await cardsOf(held, context)
    await context.audit({ action: 'exam-score.read', subject: subjectOf(held) })
    return { title: `${held.exam.title}成绩单`, rows: rowsOf(cards), released: cards.length > 0 }
  }),

  serve(achievement, async (input, context) => {
    const held = await heldBy(input, context)
    demandScoreTime(held.exam, context.now)
    const card = (await cardsOf(held, context)).find(({ stage }) => stage === input.stage)
    if (!card) throw notFound()
    await context.audit({ action: 'exam-score.read', subject: subjectOf(held) })
    return card
  }),

  serve(registrationResult, async ({ id }, context) => {
    const held = await heldById(id, context)
    const { exam, row } = held
    await context.audit({ action: 'exam-score.read', subject: subjectOf(held) })
    return {
      registration: { id, number: row.number, examId: String(exam.id), examTitle: exam.title },
      scoresAt: Date.parse(exam.scores_at),
      cards: await cardsOf(held, context),
      lists: (await publishedLists(context.db, [exam.id])).map(({ exam: _, ...list }) => list),
      rechecks: await rechecksOf(context.db, id),
    }
  }),

  serve(askRecheck, {
    limits: (_, { user }) => [{ name: 'exam-rechecks', subject: user.id, max: 20, seconds: 86_400 }],
    handle: async ({ id, paper, cause, note }, context) => {
      const { db, now, audit } = context
      const held = await heldById(id, context)
      const card = (await cardsOf(held, context)).find(({ parts }) => parts.some(part => part.paper === paper))
      if (card ? now.getTime() >= card.recheckUntil : !areScoresOut(held.exam, now)) {
        throw wrongState('现在不在成绩复核的申请时间内')
      }
      if (!card) throw invalid({ paper: '请选择要复核的科目' })
      if (!(await insertRecheck(db, { id: randomUUID(), registration: id, paper, cause, note, now }))) {
        throw wrongState('这一科已经申请过复核，请等待答复')
      }
      await audit({ action: 'exam-recheck.ask', subject: subjectOf(held), detail: { paper, cause } })
      return { rechecks: await rechecksOf(db, id) }
    },
  }),
]

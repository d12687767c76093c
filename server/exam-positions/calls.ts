import { examPositionInfo, judgePosition, listExamPositions, savePosition } from '#contract/exam-positions'
import { judgeAll } from '#contract/exam-radar'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { asksOf } from './asks.ts'
import { isUnderRatio } from './board.ts'
import { candidateOf } from './candidate.ts'
import { deleteSaved, findCountedAt, findPosition, insertSaved, listSavedIds } from './queries.ts'
import { searchPositions } from './search.ts'
import { toListed, toPosition, toRechoose } from './shape.ts'

/** Positions of exams: found, judged against oneself, kept. */
export const positionCalls = [
  serve(listExamPositions, {
    sheds: 'filters',
    handle: async ({ sort, page, pageSize, ...filters }, context) => {
      const { list, headcount, facets, countedAt } = await searchPositions(filters, sort, context)
      const { limit, offset } = sliceOf({ page, pageSize })
      const shown = list.slice(offset, offset + limit).map(toListed)
      return { ...exactPage(shown, list.length, { page, pageSize }), headcount, facets, countedAt }
    },
  }),

  serve(examPositionInfo, async ({ id }, { db, user, now }) => {
    const row = await findPosition(db, id, now)
    if (!row) throw notFound()
    const isSeeker = user?.userType === 2
    const verdict = isSeeker ? judgeAll(row.conditions, await candidateOf(db, user.id, now)).verdict : null
    const saved = isSeeker && (await listSavedIds(db, user.id)).has(row.id)
    const shown = { ...row, asks: asksOf(row.conditions), underRatio: isUnderRatio(row, row.least_ratio) }
    return {
      ...toPosition(shown, verdict, saved),
      conditions: row.conditions.map(({ kind, quote, hard }) => ({ kind, quote, hard })),
      papers: [...row.papers],
      remark: row.remark,
      countedAt: await findCountedAt(db, [row.exam_id]),
      exam: {
        id: String(row.exam_id),
        themeId: String(row.theme_id),
        title: row.exam_title,
        leastRatio: row.least_ratio,
        hasFee: row.has_fee,
      },
      rechoose: toRechoose(row, now),
    }
  }),

  serve(judgePosition, async ({ id }, { db, user, now }) => {
    const row = await findPosition(db, id, now)
    if (!row) throw notFound()
    const { verdict, list } = judgeAll(row.conditions, await candidateOf(db, user.id, now))
    return { verdict, list: [...list] }
  }),

  serve(savePosition, {
    limits: (_, { user }) => [{ name: 'exam-positions-saved', subject: user.id, max: 600, seconds: 3_600 }],
    handle: async ({ id, saved }, { db, user, now }) => {
      const row = await findPosition(db, id, now)
      if (!row) throw notFound()
      await (saved ? insertSaved(db, user.id, row.id, now) : deleteSaved(db, user.id, row.id))
      return { ok: true as const }
    },
  }),
]

import { examRoundInfo, listExamRounds } from '#contract/exam-registrations'
import { examSummaryOf } from '../exams/summaries.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { findUnderWay } from './queries/registrations.ts'
import { findRound, listRounds } from './queries/rounds.ts'
import { toRound, toWholeRound } from './shape.ts'

/** When and how one registers, for everybody to read. */
export const roundCalls = [
  serve(listExamRounds, async ({ exam }, { db, now }) => ({ list: (await listRounds(db, exam, now)).map(toRound) })),

  serve(examRoundInfo, async ({ id }, context) => {
    const { db, user, now } = context
    const round = await findRound(db, id, now)
    if (!round) throw notFound()
    const own = user?.userType === 2 ? await findUnderWay(db, user.id, round.exam_id) : undefined
    return { ...toWholeRound(round), exam: await examSummaryOf(round.exam_id, context), own: own ?? '' }
  }),
]

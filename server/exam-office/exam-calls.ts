import { listOfficeExams, type OfficeExam, officeExamInfo } from '#contract/exam-office'
import { registrationFigures } from '../exam-registrations/office.ts'
import { examSummaries, examSummaryOf } from '../exams/summaries.ts'
import { serve } from '../http/serve.ts'
import { listMandates } from './mandate-queries.ts'
import { demandMandate, peopleOf } from './mandates.ts'
import { findFigures, listWaiting, type WaitingRow } from './office-queries.ts'
import { outagesOf } from './outages.ts'

const toWaiting = (row: WaitingRow | undefined): OfficeExam['waiting'] => ({
  reviews: row?.reviews ?? 0,
  seconds: row?.seconds ?? 0,
  changes: row?.changes ?? 0,
})

const isWaiting = ({ waiting }: OfficeExam) => waiting.reviews + waiting.seconds + waiting.changes > 0

/** The exams that one has a hand in, and how they stand. */
export const examCalls = [
  serve(listOfficeExams, async (_, context) => {
    const { db, user } = context
    const held = await listMandates(db, user.id)
    const ids = held.map(({ exam_id }) => exam_id)
    const exams = await examSummaries(ids, context)
    const waiting = new Map((await listWaiting(db, ids)).map(row => [row.exam_id, row]))
    const list = held.flatMap(({ exam_id, mandates }): OfficeExam[] => {
      const exam = exams.get(exam_id)
      return exam ? [{ exam, mandates, waiting: toWaiting(waiting.get(exam_id)) }] : []
    })
    return { list: [...list.filter(isWaiting), ...list.filter(one => !isWaiting(one))] }
  }),

  serve(officeExamInfo, {
    sheds: 'figures',
    handle: async ({ exam }, context) => {
      const { db, now } = context
      const mandates = await demandMandate(context, exam)
      const [waiting] = await listWaiting(db, [Number(exam)])
      const { rounds, ...figures } = await registrationFigures(db, exam)
      const { tickets, loaded, released, under_ratio, least_ratio } = await findFigures(db, exam, now)
      const people = await peopleOf(db, exam)
      return {
        exam: await examSummaryOf(Number(exam), context),
        mandates: [...mandates],
        waiting: toWaiting(waiting),
        figures,
        rounds,
        oldest: waiting?.oldest ? Date.parse(waiting.oldest) : null,
        tickets,
        scores: { loaded, released },
        underRatio: under_ratio,
        leastRatio: least_ratio,
        outages: await outagesOf(db, exam),
        people: people.map(({ name, mandates: theirs }) => ({ name, mandates: theirs })),
      }
    },
  }),
]

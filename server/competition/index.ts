import {
  type AnswerState,
  answerQuestion,
  competitionStanding,
  courseDetail,
  listCourses,
  listPractised,
  listQuestions,
  questionDetail,
  saveReading,
} from '#contract/competition'
import { invalid, notFound } from '../http/refusal.ts'
import { type ServedCall, serve } from '../http/serve.ts'
import {
  type CourseHead,
  findCourse,
  findQuestion,
  findStanding,
  listCourseHeads,
  listPractisedChapters,
  listQuestionHeads,
  putAnswer,
  putReading,
  type QuestionRow,
} from './queries.ts'
import { questionSetCalls } from './sets.ts'

const letterOf = (at: number) => String.fromCharCode('A'.charCodeAt(0) + at)

/** The course that was open last, as long as something of it is left; else the first that is not finished. */
function resumeOf(rows: readonly CourseHead[]) {
  const open = rows.filter(({ learned, sections }) => learned.length < sections)
  const [last] = open
    .filter(({ updated_at }) => updated_at !== null)
    .toSorted((one, other) => String(other.updated_at).localeCompare(String(one.updated_at)))
  if (rows.every(({ at }) => at === 0)) return null
  const course = last ?? open[0]
  return course ? { id: String(course.id), title: course.title, section: Math.max(1, course.at) } : null
}

const stateOf = (isRight: boolean | null): AnswerState => (isRight === null ? 'todo' : isRight ? 'right' : 'wrong')

const outcomeOf = (row: QuestionRow, chosen: readonly string[], right: boolean) => ({
  chosen: [...chosen],
  right,
  solution: [...row.solution],
  explanation: row.explanation,
  law: row.law,
})

/** The competition of labour relations coordinators: courses, the question bank, one's own standing. */
export const competitionCalls: readonly ServedCall[] = [
  serve(listCourses, async (_, { db, user }) => {
    const rows = await listCourseHeads(db, user.id)
    const list = rows.map(({ id, learned, updated_at: _, ...row }) => ({ ...row, id: String(id), read: [...learned] }))
    return { list, resume: resumeOf(rows) }
  }),

  serve(courseDetail, async ({ id }, { db, user }) => {
    const row = await findCourse(db, user.id, id)
    if (!row) throw notFound()
    const { learned, next, ...course } = row
    return { ...course, id, sections: [...row.sections], read: [...learned], next: next === null ? '' : String(next) }
  }),

  serve(saveReading, {
    limits: (_, { user }) => [{ name: 'competition-reading', subject: user.id, max: 600, seconds: 3_600 }],
    handle: async ({ id, section, learned }, { db, user, now }) => {
      const row = await putReading(db, { userId: user.id, id, section, learned, now })
      if (!row) throw notFound()
      return { at: row.at, read: [...row.learned] }
    },
  }),

  serve(listQuestions, async (_, { db, user }) => {
    const rows = await listQuestionHeads(db, user.id)
    return {
      list: rows.map(({ id, kind, chapter, is_right }) => ({
        id: String(id),
        kind,
        chapter,
        state: stateOf(is_right),
      })),
    }
  }),

  serve(questionDetail, async ({ id }, { db, user }) => {
    const row = await findQuestion(db, user.id, id)
    if (!row) throw notFound()
    const { kind, chapter, stem, options, chosen, is_right } = row
    return {
      id,
      kind,
      chapter,
      stem,
      options: options.map((label, at) => ({ value: letterOf(at), label })),
      outcome: chosen === null ? null : outcomeOf(row, chosen, is_right === true),
    }
  }),

  serve(answerQuestion, {
    limits: (_, { user }) => [{ name: 'competition-answers', subject: user.id, max: 900, seconds: 3_600 }],
    handle: async ({ id, chosen: given }, { db, user, now }) => {
      const row = await findQuestion(db, user.id, id)
      if (!row) throw notFound()
      const chosen = given.toSorted()
      const isKnown = chosen.every(letter => letter < letterOf(row.options.length))
      if (!isKnown || (row.kind !== 'multiple' && chosen.length > 1)) throw invalid({ chosen: '请重新选择答案' })
      const right = chosen.join() === row.solution.join()
      await putAnswer(db, { userId: user.id, id, chosen, right, now })
      return outcomeOf(row, chosen, right)
    },
  }),

  serve(competitionStanding, (_, { db, user }) => findStanding(db, user.id)),

  serve(listPractised, async (_, { db, user }) => {
    const rows = await listPractisedChapters(db, user.id)
    return { list: rows.map(({ at, ...row }) => ({ ...row, at: Date.parse(at) })) }
  }),

  ...questionSetCalls,
]

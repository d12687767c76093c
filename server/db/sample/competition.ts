import type { BulkRow } from '../bulk.ts'
import { contractQuestions } from './competition-texts/contract-questions.ts'
import { disputeQuestions } from './competition-texts/dispute-questions.ts'
import { endingQuestions } from './competition-texts/ending-questions.ts'
import { firstCourses } from './competition-texts/first-courses.ts'
import { laterCourses } from './competition-texts/later-courses.ts'
import type { QuestionText } from './competition-texts/question.ts'
import { timeQuestions } from './competition-texts/time-questions.ts'
import { toHtml } from './markup.ts'

const chapters = {
  劳动合同订立和履行: contractQuestions,
  解除终止和经济补偿: endingQuestions,
  工时工资和特殊用工: timeQuestions,
  集体协商和争议处理: disputeQuestions,
} as const

const kindOf = ({ options, solution }: QuestionText) =>
  options === '' ? 'judge' : solution.length > 1 ? 'multiple' : 'single'

const courseRows: BulkRow[] = [...firstCourses, ...laterCourses].map(({ title, summary, sections }, position) => ({
  position,
  title,
  summary,
  sections: sections.map(({ text, ...head }) => ({ ...head, html: toHtml(text) })),
  sample: true,
}))

const questionRows: BulkRow[] = Object.entries(chapters)
  .flatMap(([chapter, questions]) => questions.map(question => ({ chapter, ...question })))
  .map(({ chapter, ...question }, position) => ({
    position,
    chapter,
    kind: kindOf(question),
    stem: question.stem,
    options: question.options === '' ? ['正确', '错误'] : question.options.split('|'),
    solution: [...question.solution],
    explanation: question.explanation,
    law: question.law,
    sample: true,
  }))

/** Courses and questions of the competition of labour relations coordinators, by table. */
export const sampleCompetition = [
  ['competition_courses', courseRows],
  ['competition_questions', questionRows],
] as const satisfies readonly (readonly [string, BulkRow[]])[]

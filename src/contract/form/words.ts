import { labelOf, pathOf } from '../reference/lookup.ts'
import type { OptionNode } from '../reference/option.ts'
import { jiangxiRegions } from '../reference/regions.ts'
import { type FormSection, isAsked, type Question } from './question.ts'

/** The large lists that answers name entries of; empty ones while they are on their way. */
export interface AnswerTrees {
  categories: readonly OptionNode[]
  regions: readonly OptionNode[]
}

/** One answer, read back. */
export interface AnswerWords {
  name: string
  label: string
  /** '' for what was not filled in. */
  value: string
}

/** For forms that ask for nothing that stands in a large list. */
const noTrees: AnswerTrees = { categories: [], regions: [] }

type Answers = Readonly<Record<string, unknown>>

const one = (answer: unknown) => (typeof answer === 'string' ? answer : '')
const many = (answer: unknown) => (Array.isArray(answer) ? answer.map(String) : [])
const pathWords = (tree: readonly OptionNode[], value: string) =>
  pathOf(tree, value)
    .map(({ label }) => label)
    .join(' › ')

/** An answer in words. */
function wordsOf(question: Question, answer: unknown, { categories, regions }: AnswerTrees): string {
  switch (question.kind) {
    case 'number':
      return answer === null || answer === '' ? '' : `${answer} ${question.unit}`
    case 'select':
    case 'radio':
      return labelOf(question.options, one(answer))
    case 'several':
      return many(answer)
        .map(value => labelOf(question.options, value))
        .join('、')
    case 'yes':
      return answer === true ? '是' : '否'
    case 'monthOrNow':
      return one(answer) || '至今'
    case 'city':
    case 'district':
      return pathOf(jiangxiRegions, one(answer)).at(-1)?.label ?? ''
    case 'place':
      return pathOf(regions, one(answer))
        .map(({ label }) => label)
        .join(' ')
    case 'category':
      return pathWords(categories, one(answer))
    case 'places':
      return many(answer)
        .map(value => pathOf(regions, value).at(-1)?.label ?? '')
        .join('、')
    case 'categories':
      return many(answer)
        .map(value => pathWords(categories, value))
        .join('、')
    default:
      return one(answer)
  }
}

/** Everything that was asked and what was said, in the order of the form. */
export const wordsIn = (sections: readonly FormSection[], answers: Answers, trees: AnswerTrees = noTrees) =>
  sections.map(({ name, title, questions }) => ({
    name,
    title,
    rows: questions
      .filter(question => isAsked(question, answers))
      .map(
        (question): AnswerWords => ({
          name: question.name,
          label: question.label,
          value: wordsOf(question, answers[question.name], trees),
        }),
      ),
  }))

/** What one of two versions says otherwise than the other. */
export interface Difference {
  label: string
  mine: string
  other: string
}

/** Where two versions of a form differ, in words. */
export function differencesIn(
  sections: readonly FormSection[],
  { mine, other }: { mine: Answers; other: Answers },
  trees: AnswerTrees = noTrees,
): Difference[] {
  const rowsOf = (answers: Answers) => wordsIn(sections, answers, trees).flatMap(({ rows }) => rows)
  const others = new Map(rowsOf(other).map(({ name, value }) => [name, value]))
  const mines = new Map(rowsOf(mine).map(({ name, value }) => [name, value]))
  return sections
    .flatMap(({ questions }) => questions)
    .map(({ name, label }) => ({ label, mine: mines.get(name) ?? '', other: others.get(name) ?? '' }))
    .filter(row => row.mine !== row.other)
}

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

const valuesIn = (sections: readonly FormSection[], answers: Answers, trees: AnswerTrees) =>
  new Map(wordsIn(sections, answers, trees).flatMap(({ rows }) => rows.map(({ name, value }) => [name, value])))

/** Where two versions of a form differ, in words; one that does not exist says nothing. */
export function differencesIn(
  sections: readonly FormSection[],
  { mine, other }: { mine: Answers | undefined; other: Answers | undefined },
  trees: AnswerTrees = noTrees,
): Difference[] {
  const [mines, others] = [mine, other].map(answers => answers && valuesIn(sections, answers, trees))
  return sections
    .flatMap(({ questions }) => questions)
    .map(({ name, label }) => ({ label, mine: mines?.get(name) ?? '', other: others?.get(name) ?? '' }))
    .filter(row => row.mine !== row.other)
}

/** Which entries of two lists belong together: those that say the same, then those with the same first answer, then by order. */
function pairsOf(
  { mine, other }: { mine: readonly Answers[]; other: readonly Answers[] },
  isEqual: (one: Answers, another: Answers) => boolean,
  nameOf: (entry: Answers) => string,
) {
  const left = new Set(other.keys())
  const partners = new Map<number, number>()
  const pairBy = (fits: (one: Answers, another: Answers) => boolean) => {
    for (const [at, entry] of mine.entries()) {
      if (partners.has(at)) continue
      const found = [...left].find(place => fits(entry, other[place] ?? {}))
      if (found === undefined) continue
      partners.set(at, found)
      left.delete(found)
    }
  }
  pairBy(isEqual)
  pairBy((one, another) => nameOf(one) === nameOf(another))
  pairBy(() => true)
  return { partners, left }
}

/**
 * Where two versions of a list of entries differ, in words: an entry that was added at the top does not make all below it look
 * changed. An entry is called by its number on this side; one that only the other has, by its number there.
 */
export function differencesInEntries(
  sections: readonly FormSection[],
  label: string,
  { mine, other }: { mine: readonly Answers[]; other: readonly Answers[] },
  trees: AnswerTrees = noTrees,
): Difference[] {
  const nameOf = (entry: Answers) => [...valuesIn(sections, entry, trees).values()].find(Boolean) ?? ''
  const compare = (one?: Answers, another?: Answers) => differencesIn(sections, { mine: one, other: another }, trees)
  const under = (called: string, rows: Difference[]) => rows.map(row => ({ ...row, label: `${called}：${row.label}` }))
  const { partners, left } = pairsOf({ mine, other }, (one, another) => compare(one, another).length === 0, nameOf)
  const found = [
    ...mine.flatMap((entry, at) => under(`${label} ${at + 1}`, compare(entry, other[partners.get(at) ?? -1]))),
    ...[...left].flatMap(at =>
      under(`${at < mine.length ? '别处的' : ''}${label} ${at + 1}`, compare(undefined, other[at])),
    ),
  ]
  if (found.length > 0) return found
  const order = { label: `${label}的先后`, mine: mine.map(nameOf).join('、'), other: other.map(nameOf).join('、') }
  return order.mine === order.other ? [] : [order]
}

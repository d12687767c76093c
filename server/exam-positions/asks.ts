import type { ExamCondition } from '#contract/exam-conditions'
import { majorNameOf } from '#contract/reference/major-codes'

const MAJORS_SHOWN = 2

function majorsIn(prefixes: readonly string[]): string[] {
  const names = prefixes.map(code => majorNameOf(code) || code)
  const shown = names.slice(0, MAJORS_SHOWN).join('、')
  return names.length === 0 ? [] : [names.length > MAJORS_SHOWN ? `${shown}等` : shown]
}

function yearsIn(years: readonly number[]): string {
  const [first = 0, last = first] = [Math.min(...years), Math.max(...years)]
  return first === last ? `${first} 年毕业` : `${first}—${last} 年毕业`
}

function askOf(condition: ExamCondition): string[] {
  switch (condition.kind) {
    case 'education':
      return [condition.quote.replace(/学历$/, '')]
    case 'degree':
      return [condition.quote]
    case 'major':
      return majorsIn(condition.prefixes)
    case 'age':
      return [`${Number(condition.bornFrom.slice(0, 4))} 年 ${Number(condition.bornFrom.slice(5, 7))} 月后出生`]
    case 'graduate':
      return condition.years.length === 0 ? [] : [yearsIn(condition.years)]
    case 'experience':
      return [`${condition.years} 年工作经历`]
    case 'certificate':
      return [condition.name]
    case 'service':
      return ['定向招聘']
    case 'politics':
    case 'household':
    case 'sex':
      return [condition.quote]
    case 'other':
      return []
    default:
      return condition satisfies never
  }
}

/** What a position asks in short: what is hard, an item each. */
export const asksOf = (conditions: readonly ExamCondition[]): string[] =>
  conditions.filter(({ hard }) => hard).flatMap(askOf)

import type { ExamCondition } from '#contract/exam-conditions'
import { educationList } from '#contract/reference/education'
import { type ConditionColumn, conditionColumns, type PositionColumn } from './columns.ts'
import { cellOfConditions } from './conditions.ts'
import { areaWords } from './regions.ts'

/** A position as a table says it, without what happens to it. */
export interface PositionFacts {
  readonly code: string
  readonly unit: string
  readonly department: string
  readonly title: string
  readonly city: string
  readonly headcount: number
  readonly papers: readonly string[]
  readonly conditions: readonly ExamCondition[]
  readonly remark: string
}

export type PositionCells = Readonly<Record<PositionColumn, string>>

const columnOfKind = (kind: ExamCondition['kind']): ConditionColumn => kind

const majorQuotes = (conditions: readonly ExamCondition[]) =>
  conditions.flatMap(({ kind, quote }) => (kind === 'major' ? [quote] : [])).join('；')

/** Each column's cell: two positions that ask the same have the same cells. */
export function cellsOf(facts: PositionFacts): PositionCells {
  const asked = (column: ConditionColumn) =>
    cellOfConditions(facts.conditions.filter(({ kind }) => columnOfKind(kind) === column))
  return {
    code: facts.code,
    unit: facts.unit,
    department: facts.department,
    title: facts.title,
    city: areaWords(facts.city),
    headcount: String(facts.headcount),
    papers: facts.papers.join('、'),
    education: asked('education'),
    degree: asked('degree'),
    major: asked('major'),
    majorQuote: majorQuotes(facts.conditions),
    age: asked('age'),
    graduate: asked('graduate'),
    service: asked('service'),
    certificate: asked('certificate'),
    politics: asked('politics'),
    experience: asked('experience'),
    household: asked('household'),
    sex: asked('sex'),
    other: asked('other'),
    remark: facts.remark,
  }
}

/** Columns in which two positions differ. */
export function columnsChanged(before: PositionCells, after: PositionCells): PositionColumn[] {
  const names: readonly PositionColumn[] = Object.keys(before).filter((name): name is PositionColumn => name in after)
  return names.filter(name => before[name] !== after[name])
}

/** What is written of a position that was there: conditions whose column says what it said keep their words of the notice. */
export function mergedFacts(before: PositionFacts, after: PositionFacts): PositionFacts {
  const changed = columnsChanged(cellsOf(before), cellsOf(after))
  const conditions = conditionColumns.flatMap(column => {
    const isChanged = changed.includes(column) || (column === 'major' && changed.includes('majorQuote'))
    return (isChanged ? after : before).conditions.filter(({ kind }) => columnOfKind(kind) === column)
  })
  const isSame = !changed.some(name => name === 'majorQuote' || conditionColumns.some(column => column === name))
  return { ...after, conditions: isSame ? before.conditions : conditions }
}

const levels: readonly string[] = educationList.map(({ value }) => value)

/** What lists filter by, of what is asked without exception. */
export function filtersOf(conditions: readonly ExamCondition[]) {
  const hard = conditions.filter(one => one.hard)
  const education = hard.flatMap(one => (one.kind === 'education' ? one.anyOf : []))
  return {
    education: levels.find(level => education.includes(level)) ?? '',
    majors: hard.flatMap(one => (one.kind === 'major' ? one.prefixes : [])),
    graduates_only: hard.some(({ kind }) => kind === 'graduate'),
  }
}

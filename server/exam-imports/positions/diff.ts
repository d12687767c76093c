import type { ExamChangeRow } from '#contract/exam-office'
import type { Fault } from '../table/raw-table.ts'
import { type PositionColumn, titleOf } from './columns.ts'
import { mayAdd, mayChange, mayDrop, type PositionPhase } from './phase.ts'
import { cellsOf, columnsChanged, mergedFacts, type PositionFacts } from './position.ts'

export interface StoredPosition extends PositionFacts {
  readonly state: 'open' | 'cut' | 'cancelled'
}

export interface ChangedPosition {
  readonly facts: PositionFacts
  readonly fields: readonly { readonly column: PositionColumn; readonly before: string; readonly after: string }[]
}

export interface PositionDiff {
  readonly added: readonly PositionFacts[]
  readonly changed: readonly ChangedPosition[]
  /** Codes of those that the table does not name any more. */
  readonly gone: readonly string[]
  readonly same: number
}

/** What a table would change of what is stored. A cancelled position is none of the table. */
export function diffPositions(stored: readonly StoredPosition[], wanted: readonly PositionFacts[]): PositionDiff {
  const before = new Map(stored.filter(({ state }) => state !== 'cancelled').map(one => [one.code, one]))
  const added: PositionFacts[] = []
  const changed: ChangedPosition[] = []
  let same = 0
  for (const facts of wanted) {
    const old = before.get(facts.code)
    before.delete(facts.code)
    if (!old) {
      added.push(facts)
      continue
    }
    const [was, is] = [cellsOf(old), cellsOf(facts)]
    const fields = columnsChanged(was, is).map(column => ({ column, before: was[column], after: is[column] }))
    if (fields.length === 0) same += 1
    else changed.push({ facts: mergedFacts(old, facts), fields })
  }
  return { added, changed, gone: [...before.keys()], same }
}

export const isEmptyDiff = ({ added, changed, gone }: PositionDiff): boolean =>
  added.length + changed.length + gone.length === 0

/** The table as it stands afterwards: what release writes, in one function that a test can hold against the table. */
export function appliedDiff(
  stored: readonly StoredPosition[],
  { added, changed, gone }: PositionDiff,
): StoredPosition[] {
  const dropped = new Set(gone)
  const anew = new Map(changed.map(({ facts }) => [facts.code, facts]))
  const kept = stored.map(one => {
    if (one.state === 'cancelled') return one
    if (dropped.has(one.code)) return { ...one, state: 'cancelled' as const }
    return { ...one, ...anew.get(one.code) }
  })
  return [...kept, ...added.map(facts => ({ ...facts, state: 'open' as const }))]
}

const closedWords = (phase: PositionPhase) => (phase === 'over' ? '考试已经结束' : '报名已经截止')

/** What of a diff is too late, at the rows of the table. */
export function lateFaults(
  { added, changed, gone }: PositionDiff,
  {
    phase,
    lines,
    cancelled,
  }: {
    readonly phase: PositionPhase
    readonly lines: ReadonlyMap<string, number>
    /** Codes of positions that were cancelled. */
    readonly cancelled: ReadonlySet<string>
  },
): Fault[] {
  const at = (code: string) => lines.get(code) ?? 0
  const faults: Fault[] = []
  for (const { code } of added) {
    if (cancelled.has(code)) {
      faults.push({
        row: at(code),
        column: titleOf('code'),
        reason: `职位 ${code} 已经取消，不能恢复，请使用新的职位代码`,
      })
    } else if (!mayAdd(phase)) {
      faults.push({ row: at(code), column: titleOf('code'), reason: `${closedWords(phase)}，不能增加职位 ${code}` })
    }
  }
  for (const { facts, fields } of changed) {
    for (const { column, before } of fields) {
      if (mayChange(phase, column)) continue
      const was = before === '' ? '原来没有填写' : `原来是“${before}”`
      faults.push({
        row: at(facts.code),
        column: titleOf(column),
        reason: `${closedWords(phase)}，${titleOf(column)}不能再改，${was}`,
      })
    }
  }
  if (!mayDrop(phase)) {
    for (const code of gone) {
      faults.push({
        row: 0,
        column: titleOf('code'),
        reason: `${closedWords(phase)}，不能删去职位 ${code}；达不到开考比例的请在“开考比例”办理`,
      })
    }
  }
  return faults
}

const NOTHING = '（无）'

/** A diff line by line, as whoever releases it reads it. */
export function positionRows({ added, changed, gone }: PositionDiff): ExamChangeRow[] {
  return [
    ...gone.map(code => ({ what: `职位 ${code}`, field: '整个职位', before: '招聘', after: '取消' })),
    ...changed.flatMap(({ facts, fields }) =>
      fields.map(({ column, before, after }) => ({
        what: `职位 ${facts.code}`,
        field: titleOf(column),
        before: before || NOTHING,
        after: after || NOTHING,
      })),
    ),
    ...added.map(({ code, unit, title, headcount }) => ({
      what: `职位 ${code}`,
      field: '新增',
      before: '',
      after: `${unit} ${title}，${headcount} 人`,
    })),
  ]
}

import { titleOf } from './columns.ts'
import type { PositionDiff } from './diff.ts'

interface Correction {
  readonly at: number
  readonly what: string
  readonly before: string
  readonly after: string
}

/** More than these are read in the table of positions. */
const MOST = 30

const NOTHING = '无'

/** What a notice says of a change of its positions. */
export function correctionsOf({ added, changed, gone }: PositionDiff, now: Date): Correction[] {
  const at = now.getTime()
  const all = [
    ...gone.map(code => ({ at, what: `职位 ${code}`, before: '招聘', after: '取消' })),
    ...changed.flatMap(({ facts, fields }) =>
      fields.map(({ column, before, after }) => ({
        at,
        what: `职位 ${facts.code} ${titleOf(column)}`,
        before: before || NOTHING,
        after: after || NOTHING,
      })),
    ),
    ...added.map(({ code, unit, title }) => ({
      at,
      what: `职位 ${code}`,
      before: NOTHING,
      after: `新增：${unit} ${title}`,
    })),
  ]
  if (all.length <= MOST) return all
  const rest = { at, what: '其他职位', before: '原职位表', after: `另有 ${all.length - MOST} 处更正，见新的职位表` }
  return [...all.slice(0, MOST), rest]
}

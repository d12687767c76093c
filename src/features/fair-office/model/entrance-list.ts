import type { FairSign } from '#contract/fair-papers'
import { rowOf } from './sign-choice.ts'

type Stand = Pick<FairSign, 'code' | 'company' | 'hall'>

export interface EntranceGroup<One extends Stand> {
  /** Letters of the row, with its hall where a fair has several. */
  readonly title: string
  readonly stands: readonly One[]
}

/** Who stands where, row by row in the order of the halls. */
export function byRow<One extends Stand>(stands: readonly One[]): EntranceGroup<One>[] {
  const hasHalls = new Set(stands.map(({ hall }) => hall)).size > 1
  const groups = new Map<string, One[]>()
  for (const stand of stands) {
    const title = hasHalls ? `${stand.hall} ${rowOf(stand)} 排` : `${rowOf(stand)} 排`
    groups.set(title, [...(groups.get(title) ?? []), stand])
  }
  return [...groups].map(([title, found]) => ({ title, stands: found }))
}

const pinyin = new Intl.Collator('zh-CN-u-co-pinyin', { numeric: true })

/** The same by name, as a dictionary has them. */
export const byName = <One extends Stand>(stands: readonly One[]): One[] =>
  [...stands].sort((one, other) => pinyin.compare(one.company, other.company))

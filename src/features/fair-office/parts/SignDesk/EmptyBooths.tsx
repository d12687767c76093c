import type { FairSigns } from '#contract/fair-papers'
import { Card, FactList } from '#design-system'

interface Props {
  empty: FairSigns['empty']
}

const listed = (booths: FairSigns['empty']) => booths.map(({ code }) => code).join('、')

/** Booths that get no sign, by why they get none. */
export function EmptyBooths({ empty }: Props) {
  if (empty.length === 0) return null
  const open = empty.filter(({ kind }) => kind !== 'public')
  const groups = [
    { term: '正在选位', booths: open.filter(({ isHeld }) => isHeld) },
    { term: '没有单位', booths: open.filter(({ isHeld }) => !isHeld) },
    { term: '公共服务', booths: empty.filter(({ kind }) => kind === 'public') },
  ]
  return (
    <Card title={`不打印展位牌的展位（${empty.length} 个）`}>
      <FactList
        facts={groups
          .filter(({ booths }) => booths.length > 0)
          .map(({ term, booths }) => ({ term, details: `${booths.length} 个：${listed(booths)}` }))}
      />
    </Card>
  )
}

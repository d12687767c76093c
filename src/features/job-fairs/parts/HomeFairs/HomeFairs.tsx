import { pathTo } from '#contract/pages'
import { Card, EmptyState, Link, LoadState } from '#design-system'
import { useHomeFairs } from '../../hooks/useHomeFairs.ts'
import { FairList } from '../FairList/FairList.tsx'

/** The next fairs for the first page: those of one city, or of the whole province. */
export function HomeFairs({ city = '' }: { city?: string | undefined }) {
  const { fairs, ...state } = useHomeFairs(city)
  return (
    <Card title="招聘会" action={<Link href={pathTo('fairs')}>全部</Link>}>
      <LoadState
        {...state}
        data={fairs}
        isEmpty={list => list.length === 0}
        empty={<EmptyState title="近期没有招聘会" action={<Link href={pathTo('fairCalendar')}>看看预告日历</Link>} />}
      >
        {list => <FairList fairs={list} />}
      </LoadState>
    </Card>
  )
}

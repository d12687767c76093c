import { pathTo } from '#contract/pages'
import { Card, EmptyState, Link, LoadState } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { useFairWeek } from '../../hooks/useFairs.ts'
import { useSeriesList } from '../../hooks/useSeries.ts'
import { FairTotals } from '../../parts/FairTotals/FairTotals.tsx'
import { FairWeek } from '../../parts/FairWeek/FairWeek.tsx'
import { SeriesList } from '../../parts/SeriesList/SeriesList.tsx'

function Week() {
  const now = useServiceNow()
  const { fairs, ...state } = useFairWeek()
  return (
    <Card title="这一周" action={<Link href={pathTo('fairCalendar')}>整月日历</Link>}>
      <LoadState {...state} data={fairs}>
        {list => <FairWeek fairs={list} now={now} />}
      </LoadState>
    </Card>
  )
}

function Series() {
  const { series, ...state } = useSeriesList()
  return (
    <Card title="系列招聘会">
      <LoadState
        {...state}
        data={series}
        isEmpty={list => list.length === 0}
        empty={<EmptyState title="这一类还没有系列招聘会" />}
      >
        {list => <SeriesList series={list} />}
      </LoadState>
    </Card>
  )
}

/** What stands below the fairs ahead: the week, the series and the figures. Renders three `<section>`s. */
export function FurtherFairs() {
  return (
    <>
      <Week />
      <Series />
      <FairTotals />
    </>
  )
}

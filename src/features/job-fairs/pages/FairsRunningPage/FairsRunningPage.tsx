import { pathTo } from '#contract/pages'
import { EmptyState, Heading, Link, LoadState, ResultCount, ResultsLayout, Stack } from '#design-system'
import { usePageHead } from '#platform/head'
import { useFairsRunning, useNextFairs } from '../../hooks/useFairs.ts'
import { eventsOf } from '../../model/structured-data.ts'
import { FairList } from '../../parts/FairList/FairList.tsx'

function Next() {
  const { fairs, ...state } = useNextFairs()
  return (
    <Stack gap={2}>
      <Heading level={2} size="lg">
        接下来
      </Heading>
      <LoadState
        {...state}
        data={fairs}
        isEmpty={list => list.length === 0}
        empty={
          <EmptyState title="还没有开放预约的招聘会" action={<Link href={pathTo('fairCalendar')}>看看预告日历</Link>} />
        }
      >
        {list => <FairList acts fairs={list} />}
      </LoadState>
    </Stack>
  )
}

/** `/recruitment/active` — what is on now and how to take part; what comes next below, first where nothing is on. */
export function FairsRunningPage() {
  const { fairs, ...state } = useFairsRunning()
  usePageHead({
    title: '正在举行的招聘会',
    description: '江西省现在正在举行的招聘会：现场的查看展位和岗位，网络的直接进入会场投递。',
    ...eventsOf(fairs),
  })
  return (
    <ResultsLayout
      title="正在举行"
      lead="现场的可以直接去，凭入场码走快速通道；网络的进入会场就能看岗位、投简历。"
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '招聘会', href: pathTo('fairs') },
        { label: '正在举行' },
      ]}
    >
      <Stack gap={8}>
        <Stack gap={2}>
          <ResultCount count={fairs?.length} unit="场招聘会" />
          <LoadState
            {...state}
            data={fairs}
            isEmpty={list => list.length === 0}
            empty={
              <EmptyState title="现在没有正在举行的招聘会" action={<Link href={pathTo('fairList')}>全部招聘会</Link>}>
                下面是最近可以预约的。
              </EmptyState>
            }
          >
            {list => <FairList acts fairs={list} />}
          </LoadState>
        </Stack>
        <Next />
      </Stack>
    </ResultsLayout>
  )
}

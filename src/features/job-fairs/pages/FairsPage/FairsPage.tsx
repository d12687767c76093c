import { fairKinds } from '#contract/fair-kinds'
import { Card, EmptyState, EntryGrid, LandingLayout, Link, LoadState, Stack, TabLinks } from '#design-system'
import { TodayLives } from '#features/fair-lives'
import { useServiceNow } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { useSession } from '#platform/session'
import { useFairsAhead } from '../../hooks/useFairs.ts'
import { fairDoorsFor } from '../../model/doors.ts'
import { fairListAddress, kindIn, landingHref } from '../../model/fair-search.ts'
import { asOf } from '../../model/next-moment.ts'
import { eventsOf } from '../../model/structured-data.ts'
import { FairList } from '../../parts/FairList/FairList.tsx'
import { NextFair } from '../../parts/NextFair/NextFair.tsx'
import { RunningStrip } from '../../parts/RunningStrip/RunningStrip.tsx'

const FurtherFairs = later(async () => (await import('./FurtherFairs.tsx')).FurtherFairs)

const kinds = [{ value: '', label: '全部' } as const, ...fairKinds]

function Kinds() {
  const { query } = useRequest()
  const kind = kindIn(query)
  return (
    <TabLinks
      label="招聘会类型"
      items={kinds.map(({ value, label }) => ({ href: landingHref(value), label, current: value === kind }))}
    />
  )
}

/** `/recruitment` — the next fair first, then what is on, the ways on, the fairs ahead, the week, series and figures. */
export function FairsPage() {
  const { query } = useRequest()
  const { user } = useSession()
  const { fairs, ...state } = useFairsAhead()
  const kind = kindIn(query)
  const now = useServiceNow()
  const next = asOf(fairs ?? [], now).find(({ phase }) => phase === 'registering' || phase === 'coming')
  usePageHead({
    title: '招聘会',
    description:
      '江西省现场、网络、校园和专场招聘会：时间地点、参展单位和岗位，预约入场、订阅日历，单位在线报名选展位。',
    ...eventsOf(fairs),
  })
  return (
    <LandingLayout drawing="fairs" title="招聘会" start={next && <NextFair fair={next} />}>
      {fairs && <RunningStrip fairs={fairs} />}
      <TodayLives />
      <EntryGrid aria-label="招聘会服务" items={fairDoorsFor(user)} />
      <Card title="近期招聘会" action={<Link href={fairListAddress({ kind, phase: 'ahead' })}>全部</Link>}>
        <Stack gap={4}>
          <Kinds />
          <LoadState
            {...state}
            data={fairs}
            isEmpty={list => list.length === 0}
            empty={
              <EmptyState
                title="这一类近期没有招聘会"
                action={<Link href={fairListAddress({ kind })}>看看办过的</Link>}
              >
                新的招聘会提前四周发布；订阅日历就不会错过。
              </EmptyState>
            }
          >
            {list => <FairList fairs={list} />}
          </LoadState>
        </Stack>
      </Card>
      <FurtherFairs />
    </LandingLayout>
  )
}

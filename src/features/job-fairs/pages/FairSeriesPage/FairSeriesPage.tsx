import { fairKindLabels } from '#contract/fair-kinds'
import type { FairSeriesInfo } from '#contract/job-fairs'
import { pathTo } from '#contract/pages'
import {
  ButtonLink,
  Card,
  DetailHead,
  DetailLayout,
  DetailSection,
  EmptyState,
  FactList,
  Link,
  LoadState,
  PageError,
  ShareButton,
  Text,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { isNotFound } from '#platform/transport'
import { useSeries } from '../../hooks/useSeries.ts'
import { fairListAddress } from '../../model/fair-search.ts'
import { cityLabel, fairHref, figure, placeInWords, rhythmInWords } from '../../model/fair-words.ts'
import { seriesHead } from '../../model/structured-data.ts'
import { FairList } from '../../parts/FairList/FairList.tsx'
import { PastFairs } from '../../parts/PastFairs/PastFairs.tsx'
import { Subscribe } from '../../parts/Subscribe/Subscribe.tsx'

const factsOf = (series: FairSeriesInfo) => [
  { term: '时间', details: rhythmInWords(series) },
  { term: '地点', details: series.venue },
  { term: '地址', details: series.address },
  { term: '交通', details: series.transit },
  { term: '可容纳', details: `${figure(series.capacity)} 人` },
  { term: '承办', details: series.organiser },
  { term: '电话', details: series.phone },
]

function Ahead({ series }: { series: FairSeriesInfo }) {
  return (
    <DetailSection title="接下来的场次">
      {series.ahead.length > 0 ? (
        <FairList fairs={series.ahead} />
      ) : (
        <EmptyState title={series.ended ? '这个系列已经结束' : '下一场还没有发布'}>
          {series.ended ? '办过的场次在下面。' : '新的场次提前四周发布，订阅日历就不会错过。'}
        </EmptyState>
      )}
    </DetailSection>
  )
}

/** `/recruitment/template/:id` — one series: how it recurs, its next fairs, its rules, what came of the past ones. */
export function FairSeriesPage() {
  const { series, ...state } = useSeries()
  usePageHead(series ? seriesHead(series) : null)
  if (isNotFound(state.error)) return <SeriesMissing />
  return (
    <LoadState {...state} data={series}>
      {shown => (
        <DetailLayout
          crumbs={[
            { label: '首页', href: pathTo('home') },
            { label: '招聘会', href: pathTo('fairs') },
            { label: shown.title },
          ]}
          actions={
            shown.next && (
              <ButtonLink variant="primary" size="large" href={fairHref(shown.next)}>
                {shown.next.phase === 'running' ? '去看这一场' : '查看下一场'}
              </ButtonLink>
            )
          }
          aside={
            <Card title="时间和地点">
              <FactList facts={factsOf(shown)} />
            </Card>
          }
        >
          <DetailHead
            title={shown.title}
            figure={rhythmInWords(shown)}
            owner={<Text tone="muted">{shown.organiser}</Text>}
            facts={[
              fairKindLabels[shown.kind],
              shown.kind === '2' ? placeInWords(shown) : cityLabel(shown.city),
              shown.held > 0 && `已办 ${figure(shown.held)} 场`,
              shown.totals.visitors > 0 && `累计入场 ${figure(shown.totals.visitors)} 人次`,
              shown.totals.intentions > 0 && `累计达成意向 ${figure(shown.totals.intentions)} 人`,
            ]}
          >
            <Text>{shown.summary}</Text>
            <ShareButton title={shown.title} />
          </DetailHead>
          <Ahead series={shown} />
          <DetailSection title="参加办法">
            <FactList facts={shown.rules.map(({ title, words }) => ({ term: title, details: words }))} />
          </DetailSection>
          {shown.past.length > 0 && (
            <DetailSection title="办过的场次">
              <PastFairs fairs={shown.past} />
              <Link href={fairListAddress({ series: shown.id, phase: 'ended' })}>全部办过的场次</Link>
            </DetailSection>
          )}
          <DetailSection title="订阅日历">
            <Subscribe series={shown.id} name={shown.title} />
          </DetailSection>
        </DetailLayout>
      )}
    </LoadState>
  )
}

function SeriesMissing() {
  usePageHead({ title: '系列招聘会不存在', noIndex: true })
  return (
    <PageError
      area="fairs"
      title="没有找到这个系列"
      actions={[
        { label: '招聘会', href: pathTo('fairs') },
        { label: '全部招聘会', href: pathTo('fairList') },
      ]}
    >
      系列可能已经撤下，或者地址输错了。
    </PageError>
  )
}

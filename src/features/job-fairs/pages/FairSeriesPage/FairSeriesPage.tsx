import { fairKindLabels } from '#contract/fair-kinds'
import type { FairSeriesInfo } from '#contract/job-fairs'
import { pathTo } from '#contract/pages'
import type { BlockOf } from '#contract/topics'
import { EmptyState, FactList, Link, LoadState, PageError, Row, ShareButton, Skeleton, Stack } from '#design-system'
import { askedOf, TopicBlocks, TopicHero } from '#features/topics'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useSeries } from '../../hooks/useSeries.ts'
import { fairListAddress } from '../../model/fair-search.ts'
import { cityLabel, fairHref, figure, placeInWords, rhythmInWords } from '../../model/fair-words.ts'
import { seriesHead } from '../../model/structured-data.ts'
import { FairList } from '../../parts/FairList/FairList.tsx'

const awaited = <Skeleton shape="block" data-awaited />
const PastFairs = later(async () => (await import('../../parts/PastFairs/PastFairs.tsx')).PastFairs, awaited)
const Subscribe = later(async () => (await import('../../parts/Subscribe/Subscribe.tsx')).Subscribe, awaited)

const factsOf = (series: FairSeriesInfo) => [
  { term: '时间', details: rhythmInWords(series) },
  { term: '地点', details: series.venue },
  { term: '地址', details: series.address },
  { term: '交通', details: series.transit },
  { term: '可容纳', details: `${figure(series.capacity)} 人` },
  { term: '承办', details: series.organiser },
  { term: '电话', details: series.phone },
]

const Ahead = ({ series }: { series: FairSeriesInfo }) =>
  series.ahead.length > 0 ? (
    <FairList fairs={series.ahead} />
  ) : (
    <EmptyState title={series.ended ? '这个系列已经结束' : '下一场还没有发布'}>
      {!series.ended && '新的场次提前四周发布，订阅日历就不会错过。'}
    </EmptyState>
  )

const Past = ({ series }: { series: FairSeriesInfo }) => (
  <>
    <PastFairs fairs={series.past} />
    <Link href={fairListAddress({ series: series.id, phase: 'ended' })}>全部办过的场次</Link>
  </>
)

/** What the series knows of itself, where its page wants it. */
function partOf(part: BlockOf<'series'>['part'], series: FairSeriesInfo) {
  switch (part) {
    case 'ahead':
      return <Ahead series={series} />
    case 'past':
      return <Past series={series} />
    case 'rules':
      return <FactList facts={series.rules.map(({ title, words }) => ({ term: title, details: words }))} />
    case 'venue':
      return <FactList facts={factsOf(series)} />
    case 'calendar':
      return <Subscribe series={series.id} name={series.title} />
    default:
      part satisfies never
      return null
  }
}

const counted = (label: string, count: number, unit: string) =>
  count > 0 ? [{ label, text: `${figure(count)} ${unit}` }] : []

/** The masthead as its record has it; what the record leaves out, the series says of itself. */
function heroOf(series: FairSeriesInfo, written: BlockOf<'hero'> | undefined): Omit<BlockOf<'hero'>, 'kind'> {
  const { kind, title, summary, city, next, held, totals } = series
  const place = kind === '2' ? placeInWords(series) : cityLabel(city)
  return {
    title: written?.title || title,
    eyebrow: written?.eyebrow || `${fairKindLabels[kind]} · ${place} · ${rhythmInWords(series)}`,
    lead: written?.lead || summary,
    facts: written?.facts.length
      ? written.facts
      : [
          ...counted('已办', held, '场'),
          ...counted('累计入场', totals.visitors, '人次'),
          ...counted('累计达成意向', totals.intentions, '人'),
        ],
    actions: [
      ...(next ? [{ label: next.phase === 'running' ? '去看这一场' : '查看下一场', href: fairHref(next) }] : []),
      ...(written?.actions ?? []),
    ],
  }
}

/** `/recruitment/template/:id` — one series, drawn by the blocks of topics: its record, or the standard ones. */
export function FairSeriesPage() {
  const { series, ...state } = useSeries()
  usePageHead(series ? seriesHead(series) : null)
  if (isNotFound(state.error)) return <SeriesMissing />
  return (
    <LoadState {...state} data={series}>
      {shown => <SeriesShown series={shown} />}
    </LoadState>
  )
}

function SeriesShown({ series }: { series: FairSeriesInfo }) {
  const { path, query } = useRequest()
  const { page, title } = series
  const [first, ...rest] = page.blocks
  const written = first?.kind === 'hero' ? first : undefined
  return (
    <Stack gap={5}>
      <TopicHero block={heroOf(series, written)} theme={page.theme} />
      <TopicBlocks
        topic={page}
        blocks={written ? rest : page.blocks}
        asked={askedOf(path, query)}
        drawSeries={({ part }) => partOf(part, series)}
      />
      <Row gap={4}>
        <ShareButton title={title} />
        <Link href={pathTo('fairs')}>其他招聘会</Link>
      </Row>
    </Stack>
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

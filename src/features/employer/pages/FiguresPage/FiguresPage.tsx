import { type CompanyFigures, type FigureOrder, type FigurePeriod, figurePeriods } from '#contract/employer'
import { pathTo } from '#contract/pages'
import {
  ButtonLink,
  Card,
  EmptyState,
  LoadState,
  Pagination,
  RecordListLayout,
  Skeleton,
  SortBar,
  Stack,
  TabLinks,
} from '#design-system'
import { AreaDrawing } from '#features/site'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { pageCountOf, useRequest } from '#platform/routing'
import { useMayAct } from '#platform/session'
import { isNotFound } from '#platform/transport'
import { useCompanyFigures, useJobFigures } from '../../hooks/useFigures.ts'
import { figuresAddress, figuresSearch } from '../../model/figures-search.ts'
import { FiguresSummary } from '../../parts/FiguresSummary/FiguresSummary.tsx'
import { JobFiguresTable } from '../../parts/JobFiguresTable/JobFiguresTable.tsx'

const FiguresCharts = later(
  async () => (await import('../../parts/FiguresCharts/FiguresCharts.tsx')).FiguresCharts,
  <Skeleton shape="block" data-awaited />,
)

const periodLabels = { 7: '近 7 天', 30: '近 30 天', 90: '近 90 天' } as const satisfies Record<FigurePeriod, string>

const orders: readonly { value: FigureOrder; label: string }[] = [
  { value: 'views', label: '浏览最多' },
  { value: 'applications', label: '投递最多' },
  { value: 'rate', label: '投递率最低' },
  { value: 'time', label: '答复最慢' },
]

/**
 * `/enterprise/figures` — how the company recruits: views, applications, answers, interviews and hires, by day and by job;
 * with `?job=` one of its jobs alone.
 */
export function FiguresPage() {
  const search = figuresSearch.parse(useRequest().query)
  const { figures, ...state } = useCompanyFigures()
  const job = figures?.job
  usePageHead({ title: job ? `${job.title}的招聘数据` : '招聘数据', noIndex: true })
  if (isNotFound(state.error)) return <NoSuchJob allHref={figuresAddress(search, { job: '' })} />
  return (
    <RecordListLayout
      title={job?.title ?? '招聘数据'}
      crumbs={
        job ? [{ label: '招聘数据', href: figuresAddress(search, { job: '' }) }, { label: job.title }] : undefined
      }
      actions={job && <ButtonLink href={pathTo('jobDetails', { id: job.id })}>查看职位页</ButtonLink>}
      tabs={
        <TabLinks
          label="时间"
          items={figurePeriods.map(period => ({
            href: figuresAddress(search, { period }),
            label: periodLabels[period],
            current: search.period === period,
          }))}
        />
      }
    >
      <LoadState {...state} data={figures} loading={loading}>
        {shown => (
          <Stack gap={4}>
            <FiguresSummary figures={shown} />
            {hasHappened(shown.sums) && <FiguresCharts days={shown.days} />}
          </Stack>
        )}
      </LoadState>
      {search.job === '' && <Jobs />}
    </RecordListLayout>
  )
}

const loading = (
  <Card>
    <Stack gap={3}>
      <Skeleton shape="heading" width={20} />
      <Skeleton />
      <Skeleton width={80} />
    </Stack>
  </Card>
)

const NoSuchJob = ({ allHref }: { allHref: string }) => (
  <RecordListLayout title="招聘数据">
    <EmptyState
      picture={<AreaDrawing name="jobs" />}
      title="没有找到这个职位的数据"
      action={<ButtonLink href={allHref}>看全部职位的数据</ButtonLink>}
    />
  </RecordListLayout>
)

const hasHappened = ({ views, applications, interviews, hires }: CompanyFigures['sums']) =>
  views + applications + interviews + hires > 0

function Jobs() {
  const search = figuresSearch.parse(useRequest().query)
  const { jobs, ...state } = useJobFigures()
  const mayRecruit = useMayAct('recruiter')
  return (
    <Card title="各职位">
      <LoadState
        {...state}
        data={jobs}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            picture={<AreaDrawing name="jobs" />}
            page={{ list: jobs, firstHref: figuresAddress(search), unit: '个职位' }}
            title="这段时间没有在招的职位，也没有人看过"
            action={
              mayRecruit && (
                <ButtonLink variant="primary" href={pathTo('publish')}>
                  发布职位
                </ButtonLink>
              )
            }
          />
        }
      >
        {({ list, total, pageSize }) => (
          <Stack gap={3}>
            {total > 1 && (
              <SortBar options={orders} value={search.order} hrefFor={order => figuresAddress(search, { order })} />
            )}
            <JobFiguresTable jobs={list} hrefFor={job => figuresAddress(search, { job })} mayRecruit={mayRecruit} />
            <Pagination
              page={search.page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={page => figuresAddress(search, { page })}
              unit="个"
            />
          </Stack>
        )}
      </LoadState>
    </Card>
  )
}

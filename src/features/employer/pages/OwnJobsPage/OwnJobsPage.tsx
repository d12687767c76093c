import { useSearchParams } from 'react-router-dom'
import type { JobState } from '#contract/jobs'
import {
  Badge,
  ButtonLink,
  Empty,
  EmptyPage,
  Link,
  LoadState,
  PageTitle,
  Pagination,
  Row,
  Stack,
  TabLinks,
  Table,
  Tag,
} from '#design-system'
import { PayText } from '#features/jobs'
import { formatDate } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { useOwnJobs } from '../../hooks/useOwnJobs.ts'
import { listAddress, ownJobSearchOf } from '../../model/list-search.ts'
import { OwnJobActions } from '../../parts/OwnJobActions/OwnJobActions.tsx'

const states = { valid: '在招', draft: '草稿', invalid: '已下架' } as const satisfies Record<JobState, string>
const tones = { valid: 'success', draft: 'neutral', invalid: 'warning' } as const satisfies Record<JobState, string>

/** `/manage/jobs` — the employer's own jobs: drafts, open ones, those taken down. */
export function OwnJobsPage() {
  const [address] = useSearchParams()
  const search = ownJobSearchOf(address)
  const { jobs, ...state } = useOwnJobs(search)
  usePageHead({ title: '职位管理', noIndex: true })
  const hrefFor = (change: Partial<typeof search>) => listAddress('/manage/jobs', { ...search, page: 1, ...change })
  return (
    <Stack gap={4}>
      <Row justify="between">
        <PageTitle>职位管理</PageTitle>
        <ButtonLink variant="primary" href="/manage/job/publish">
          发布职位
        </ButtonLink>
      </Row>
      <TabLinks
        label="职位状态"
        items={[
          { href: hrefFor({ state: '' }), label: '全部', current: search.state === '' },
          ...(['valid', 'draft', 'invalid'] as const).map(name => ({
            href: hrefFor({ state: name }),
            label: states[name],
            current: search.state === name,
          })),
        ]}
      />
      <LoadState
        {...state}
        data={jobs}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyPage list={jobs} firstHref={hrefFor({})} unit="个职位">
            <Empty
              title="这里还没有职位"
              action={
                <ButtonLink variant="primary" href="/manage/job/publish">
                  发布第一个职位
                </ButtonLink>
              }
            />
          </EmptyPage>
        }
      >
        {({ list, total, pageSize }) => (
          <>
            <Table
              caption="职位管理"
              captionHidden
              rows={list}
              rowKey={({ id }) => id}
              columns={[
                {
                  id: 'title',
                  title: '职位',
                  rowHeader: true,
                  cell: job => (
                    <>
                      <Link href={`/manage/job/publish?id=${job.id}`}>{job.title || '未命名职位'}</Link>{' '}
                      <Tag tone={tones[job.state]}>{states[job.state]}</Tag>
                    </>
                  ),
                },
                { id: 'pay', title: '月薪', nowrap: true, cell: job => <PayText {...job} wageMonths={12} /> },
                { id: 'place', title: '地点', nowrap: true, cell: ({ place }) => place || '未填写' },
                {
                  id: 'applications',
                  title: '收到简历',
                  cell: job => (
                    <Link href={`/manage/resume?job=${job.id}`}>
                      {job.applyCount} 份{job.unreadCount > 0 && <Badge count={job.unreadCount} unit="份未读" />}
                    </Link>
                  ),
                },
                { id: 'views', title: '浏览', align: 'end', cell: ({ viewCount }) => viewCount },
                {
                  id: 'dates',
                  title: '刷新 / 截止',
                  nowrap: true,
                  cell: job =>
                    job.state === 'draft'
                      ? `${formatDate(job.updatedAt)} 保存`
                      : `${formatDate(job.refreshedAt)} / ${job.expiresOn}`,
                },
                { id: 'actions', title: '操作', cell: job => <OwnJobActions job={job} /> },
              ]}
            />
            <Pagination
              page={search.page}
              pageCount={Math.max(1, Math.ceil(total / pageSize))}
              hrefFor={page => hrefFor({ page })}
              unit="个"
            />
          </>
        )}
      </LoadState>
    </Stack>
  )
}

import { useSearchParams } from 'react-router-dom'
import { applicationStateLabels, applicationStates } from '#contract/applications'
import { educationList } from '#contract/reference/education'
import { experienceList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import {
  Badge,
  Empty,
  EmptyPage,
  Link,
  LoadState,
  PageTitle,
  Pagination,
  Stack,
  TabLinks,
  Table,
  Tag,
} from '#design-system'
import { useNow } from '#platform/clock'
import { relativeTime } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { useReceived } from '../../hooks/useReceived.ts'
import { listAddress, receivedSearchOf } from '../../model/list-search.ts'

/** `/manage/resume` — the applications that the employer has received, newest first. */
export function ReceivedPage() {
  const [address] = useSearchParams()
  const search = receivedSearchOf(address)
  const { received, ...state } = useReceived(search)
  const now = useNow()
  usePageHead({ title: '收到的简历', noIndex: true })
  const hrefFor = (change: Partial<typeof search>) => listAddress('/manage/resume', { ...search, page: 1, ...change })
  const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} ${count}`)
  return (
    <Stack gap={4}>
      <PageTitle>收到的简历</PageTitle>
      <TabLinks
        label="进展"
        items={[
          { href: hrefFor({ state: '' }), label: '全部', current: search.state === '' },
          ...applicationStates.map(name => ({
            href: hrefFor({ state: name }),
            label: counted(applicationStateLabels[name], received?.counts[name]),
            current: search.state === name,
          })),
        ]}
      />
      <LoadState
        {...state}
        data={received}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyPage list={received} firstHref={hrefFor({})} unit="份简历">
            <Empty title="这里还没有简历" action={<Link href="/manage/jobs">查看我的职位</Link>}>
              职位写清薪资、地点和要求，通常能收到更多简历。
            </Empty>
          </EmptyPage>
        }
      >
        {({ list, total, pageSize }) => (
          <>
            <Table
              caption="收到的简历"
              captionHidden
              rows={list}
              rowKey={({ id }) => id}
              columns={[
                {
                  id: 'name',
                  title: '姓名',
                  rowHeader: true,
                  cell: item => (
                    <>
                      <Link href={`/resume/info/${item.id}`}>{item.name || '未填写姓名'}</Link>
                      {item.unread && <Badge dot count={1} unit="份未读" />}
                    </>
                  ),
                },
                { id: 'job', title: '应聘职位', cell: ({ jobTitle }) => jobTitle },
                {
                  id: 'facts',
                  title: '情况',
                  cell: item =>
                    [
                      item.age === null ? '' : `${item.age} 岁`,
                      labelOf(educationList, item.education),
                      labelOf(experienceList, item.experience),
                      item.place,
                    ]
                      .filter(Boolean)
                      .join(' · '),
                },
                { id: 'latest', title: '最近工作', cell: ({ latestJob }) => latestJob || '无' },
                { id: 'at', title: '投递时间', nowrap: true, cell: ({ appliedAt }) => relativeTime(appliedAt, now) },
                { id: 'state', title: '进展', cell: item => <Tag>{applicationStateLabels[item.state]}</Tag> },
              ]}
            />
            <Pagination
              page={search.page}
              pageCount={Math.max(1, Math.ceil(total / pageSize))}
              hrefFor={page => hrefFor({ page })}
              unit="份"
            />
          </>
        )}
      </LoadState>
    </Stack>
  )
}

import { interviewGroups } from '#contract/interviews'
import { pathTo } from '#contract/pages'
import { CalendarStrip, Card, EmptyState, Link, LoadState, RecordListLayout, TabLinks } from '#design-system'
import { RoleTooLow } from '#features/session'
import { AreaDrawing } from '#features/site'
import { useNow } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { useMayAct } from '#platform/session'
import { useComingInterviews, useInterviews } from '../../hooks/useInterviews.ts'
import { comingWeek } from '../../model/coming-week.ts'
import { interviewSearch } from '../../model/interview-search.ts'
import { groupLabels } from '../../model/interview-words.ts'
import { InterviewList } from '../../parts/InterviewList/InterviewList.tsx'
import { InviteView } from './InviteView.tsx'

const nothing = {
  waiting: '没有等待答复的面试',
  upcoming: '没有即将开始的面试',
  past: '还没有结束的面试',
} as const

/** `/manage/interview` — an employer's interviews by day and by state; with `?application=` the invitation to one more. */
export function InterviewsPage() {
  const { query: address } = useRequest()
  const { application } = interviewSearch.parse(address)
  usePageHead({ title: '面试管理', noIndex: true })
  const mayRecruit = useMayAct('recruiter')
  if (!application) return <Lists />
  return mayRecruit ? <InviteView /> : <RoleTooLow least="recruiter" />
}

function Lists() {
  const { path: pathname } = useRequest()
  const { query: address } = useRequest()
  const search = interviewSearch.parse(address)
  const { interviews, ...state } = useInterviews()
  const now = useNow()
  return (
    <RecordListLayout
      title="面试管理"
      tools={<Week now={now} />}
      tabs={
        <TabLinks
          label="面试进展"
          items={interviewGroups.map(group => ({
            href: interviewSearch.format(pathname, { group }),
            label: groupLabels[group],
            count: interviews?.counts[group] ?? null,
            current: search.group === group,
          }))}
        />
      }
    >
      <LoadState
        {...state}
        data={interviews}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            picture={<AreaDrawing name="jobs" />}
            page={{
              list: interviews,
              firstHref: interviewSearch.format(pathname, { group: search.group }),
              unit: '场面试',
            }}
            title={nothing[search.group]}
            action={<Link href={pathTo('received')}>查看收到的简历</Link>}
          >
            在“收到的简历”中打开一份简历，就可以邀请面试。
          </EmptyState>
        }
      >
        {shown => (
          <InterviewList
            shown={shown}
            side="employer"
            now={now}
            hrefFor={page => interviewSearch.format(pathname, { group: search.group, page })}
          />
        )}
      </LoadState>
    </RecordListLayout>
  )
}

/** Agreed interviews of today and the six days after it. */
function Week({ now }: { now: number }) {
  const { interviews, ...state } = useComingInterviews()
  return (
    <Card title="未来七天">
      <LoadState {...state} data={interviews}>
        {list => <CalendarStrip days={comingWeek(list, now)} quiet="这一天没有约定的面试。" />}
      </LoadState>
    </Card>
  )
}

import { type InterviewGroup, interviewGroups } from '#contract/interviews'
import { pathTo } from '#contract/pages'
import { ButtonLink, EmptyState, LoadState, RecordListLayout, TabLinks } from '#design-system'
import { AreaDrawing } from '#features/site'
import { useNow } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { useInterviews } from '../../hooks/useInterviews.ts'
import { interviewSearch, jobInvitationSearch, jobInvitationsAddress } from '../../model/interview-search.ts'
import { groupLabels } from '../../model/interview-words.ts'
import { InterviewList } from '../../parts/InterviewList/InterviewList.tsx'
import { JobInvitations } from '../../parts/JobInvitations/JobInvitations.tsx'

const invitationsHref = (group: InterviewGroup, page = 1) =>
  interviewSearch.format(pathTo('invitations'), { group, page })

const nothing = {
  waiting: '没有等待答复的面试邀请',
  upcoming: '没有即将开始的面试',
  past: '还没有参加过面试',
} as const

/** `/user/invitation-list` — a seeker's interviews: to be answered, to come, over; and invitations to apply. */
export function InvitationsPage() {
  const { query: address } = useRequest()
  const { group: shownGroup } = interviewSearch.parse(address)
  const { interviews, ...state } = useInterviews()
  const now = useNow()
  const isToApply = jobInvitationSearch.parse(address).group === 'jobs'
  usePageHead({ title: '面试邀请', noIndex: true })
  return (
    <RecordListLayout
      title="面试邀请"
      tabs={
        <TabLinks
          label="面试进展"
          items={[
            ...interviewGroups.map(group => ({
              href: invitationsHref(group),
              label: groupLabels[group],
              count: interviews?.counts[group] ?? null,
              current: !isToApply && shownGroup === group,
            })),
            { href: jobInvitationsAddress(), label: '应聘邀请', current: isToApply },
          ]}
        />
      }
    >
      {isToApply ? (
        <JobInvitations now={now} />
      ) : (
        <LoadState
          {...state}
          data={interviews}
          isEmpty={({ list }) => list.length === 0}
          empty={
            <EmptyState
              picture={<AreaDrawing name="jobs" />}
              page={{ list: interviews, firstHref: invitationsHref(shownGroup), unit: '场面试' }}
              title={nothing[shownGroup]}
              action={
                <ButtonLink variant="primary" href={pathTo('applications')}>
                  查看我的投递
                </ButtonLink>
              }
            >
              单位邀请您面试后，会显示在这里，也会发消息告诉您。
            </EmptyState>
          }
        >
          {shown => (
            <InterviewList shown={shown} side="seeker" now={now} hrefFor={page => invitationsHref(shownGroup, page)} />
          )}
        </LoadState>
      )}
    </RecordListLayout>
  )
}

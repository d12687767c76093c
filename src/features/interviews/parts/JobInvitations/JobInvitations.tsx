import type { JobInvitation } from '#contract/job-invitations'
import { pathTo } from '#contract/pages'
import {
  Button,
  ButtonLink,
  EmptyState,
  icons,
  LoadState,
  Menu,
  Pagination,
  RecordList,
  RecordRow,
  Stack,
  Tag,
} from '#design-system'
import { AreaDrawing } from '#features/site'
import { relativeTime } from '#platform/dates'
import { useSay } from '#platform/notices'
import { pageCountOf } from '#platform/routing'
import { useJobInvitations } from '../../hooks/useJobInvitations.ts'
import { jobInvitationsAddress } from '../../model/interview-search.ts'

interface Props {
  now: number
}

const standing = {
  open: { label: '等待答复', tone: 'primary' },
  applied: { label: '已投递', tone: 'success' },
  declined: { label: '已谢绝', tone: 'neutral' },
  closed: { label: '职位已停止招聘', tone: 'neutral' },
} as const

const payOf = ({ wageMin, wageMax, wageMonths }: JobInvitation) =>
  wageMin === null || wageMax === null
    ? '面议'
    : `${wageMin}–${wageMax} 元/月${wageMonths > 12 ? `·${wageMonths} 薪` : ''}`

/** Postings to which employers have invited a seeker: applied for, or declined, with one press. */
export function JobInvitations({ now }: Props) {
  const { invitations, answer, isSending, ...state } = useJobInvitations()
  const say = useSay()

  async function press(id: string, what: 'apply' | 'decline') {
    try {
      await answer(id, what)
      say.done(what === 'apply' ? '已投递，可以在我的投递里看进展' : '已谢绝这份邀请')
    } catch (error) {
      say.failure(error)
    }
  }

  return (
    <LoadState
      {...state}
      data={invitations}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          picture={<AreaDrawing name="jobs" />}
          page={{ list: invitations, firstHref: jobInvitationsAddress(), unit: '份邀请' }}
          title="还没有单位邀请您应聘"
          action={
            <ButtonLink variant="primary" href={pathTo('resumePrivacy')}>
              管理简历公开程度
            </ButtonLink>
          }
        >
          公开的简历被单位看中后，单位可以邀请您应聘，会显示在这里，也会发消息告诉您。
        </EmptyState>
      }
    >
      {({ list, total, page, pageSize }) => (
        <Stack gap={3}>
          <RecordList>
            {list.map(invitation => {
              const { id, jobId, jobTitle, companyName, place, words, at, state: how } = invitation
              return (
                <RecordRow
                  key={id}
                  title={jobTitle}
                  href={pathTo('jobDetails', { id: jobId })}
                  state={<Tag tone={standing[how].tone}>{standing[how].label}</Tag>}
                  facts={[payOf(invitation), companyName, place]}
                  summary={words}
                  end={`${relativeTime(at, now)}邀请`}
                  actions={
                    (how === 'open' || how === 'declined') && (
                      <>
                        <Button
                          size="small"
                          variant="primary"
                          disabled={isSending}
                          aria-label={`投递：${jobTitle}`}
                          onClick={() => void press(id, 'apply')}
                        >
                          投递
                        </Button>
                        {how === 'open' && (
                          <Menu
                            sign={icons.more}
                            label={`更多：${jobTitle}`}
                            items={[
                              {
                                id: 'decline',
                                label: '谢绝',
                                disabled: isSending,
                                onSelect: () => void press(id, 'decline'),
                              },
                            ]}
                          />
                        )}
                      </>
                    )
                  }
                />
              )
            })}
          </RecordList>
          <Pagination
            page={page}
            pageCount={pageCountOf({ total, pageSize })}
            hrefFor={jobInvitationsAddress}
            unit="份"
          />
        </Stack>
      )}
    </LoadState>
  )
}

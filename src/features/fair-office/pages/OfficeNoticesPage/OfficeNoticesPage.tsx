import type { OfficeFairInfo } from '#contract/fair-office'
import { Card, EmptyState, icons, LoadState, RecordList, RecordListLayout, Stack } from '#design-system'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useNotices } from '../../hooks/useHalting.ts'
import { useOfficeFair } from '../../hooks/useOfficeFairs.ts'
import { officeCrumbs } from '../../model/office-crumbs.ts'
import { HaltCards } from '../../parts/HaltCards/HaltCards.tsx'
import { NoOffice } from '../../parts/NoOffice/NoOffice.tsx'
import { NoticeRow } from '../../parts/NoticeRow/NoticeRow.tsx'
import { fairIn } from '../../reads.ts'

const mayResend = ({ mandates }: OfficeFairInfo) => mandates.includes('organise') || mandates.includes('supervise')

/** `/manage/fair-office/:id/notices` — stopping, putting off and cancelling a fair, and what everybody was told. */
export function OfficeNoticesPage() {
  usePageHead({ title: '延期、取消和通知', noIndex: true })
  const { fair } = fairIn(useRequest())
  const { desk, ...fairState } = useOfficeFair()
  const { notices, resend, ...state } = useNotices(fair)
  const say = useSay()
  if (isNotFound(state.error)) return <NoOffice />

  const sendAgain = async (notice: string) => {
    try {
      say.done(`正在重发 ${await resend(notice)} 条`)
    } catch (error) {
      say.failure(error)
    }
  }

  return (
    <RecordListLayout
      title="延期、取消和通知"
      lead="每一步都通知全部参展单位和已预约的求职者，并记入审计日志。"
      crumbs={officeCrumbs(fair, desk?.fair.title, '延期、取消和通知')}
    >
      <LoadState {...fairState} data={desk}>
        {shown => (
          <Stack gap={4}>
            <HaltCards desk={shown} />
            <Card title="发出的通知">
              <LoadState
                {...state}
                data={notices}
                isEmpty={list => list.length === 0}
                empty={
                  <EmptyState title="还没有发过通知" icon={icons.bell}>
                    修改时间地点、延期、取消、暂停和恢复时，系统会通知全部参加者。
                  </EmptyState>
                }
              >
                {list => (
                  <RecordList>
                    {list.map(notice => (
                      <NoticeRow
                        key={notice.id}
                        notice={notice}
                        canResend={mayResend(shown)}
                        onResend={() => sendAgain(notice.id)}
                      />
                    ))}
                  </RecordList>
                )}
              </LoadState>
            </Card>
          </Stack>
        )}
      </LoadState>
    </RecordListLayout>
  )
}

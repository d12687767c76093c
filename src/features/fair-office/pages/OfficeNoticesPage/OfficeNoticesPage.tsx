import { fairNoticeLabels } from '#contract/fair-notices'
import { Card, EmptyState, icons, LoadState, RecordList, RecordListLayout, RecordRow, Stack, Tag } from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useNotices } from '../../hooks/useHalting.ts'
import { useOfficeFair } from '../../hooks/useOfficeFairs.ts'
import { deliveryWords, noticeTones } from '../../model/halting-words.ts'
import { minuteOf } from '../../model/moments.ts'
import { officeCrumbs } from '../../model/office-crumbs.ts'
import { HaltCards } from '../../parts/HaltCards/HaltCards.tsx'
import { NoOffice } from '../../parts/NoOffice/NoOffice.tsx'
import { fairIn } from '../../reads.ts'

/** `/manage/fair-office/:id/notices` — stopping, putting off and cancelling a fair, and what everybody was told. */
export function OfficeNoticesPage() {
  usePageHead({ title: '延期、取消和通知', noIndex: true })
  const { fair } = fairIn(useRequest())
  const { desk, ...fairState } = useOfficeFair()
  const { notices, ...state } = useNotices()
  if (isNotFound(state.error)) return <NoOffice />
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
                      <RecordRow
                        key={notice.id}
                        level={3}
                        title={notice.title}
                        state={<Tag tone={noticeTones[notice.kind]}>{fairNoticeLabels[notice.kind]}</Tag>}
                        facts={[deliveryWords(notice), notice.sentBy, minuteOf(notice.sentAt)]}
                        summary={notice.body}
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

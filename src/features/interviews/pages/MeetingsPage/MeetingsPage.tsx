import { meetingGroups, meetingStateLabels } from '#contract/meetings'
import {
  BoardLayout,
  ButtonLink,
  EmptyState,
  icons,
  LoadState,
  Pagination,
  RecordList,
  RecordRow,
  Stack,
  TabLinks,
  Tag,
} from '#design-system'
import { AreaDrawing } from '#features/site'
import { usePageHead } from '#platform/head'
import { pageCountOf, useRequest } from '#platform/routing'
import { useMeetings } from '../../hooks/useMeetings.ts'
import { momentInWords } from '../../model/interview-words.ts'
import { meetingAddress, meetingSearch } from '../../model/meeting-search.ts'
import { meetingGroupLabels, meetingTones } from '../../model/meeting-words.ts'
import { MeetingView } from './MeetingView.tsx'
import { PlanView } from './PlanView.tsx'

/** `/manage/meeting` — an employer's conference interviews; `?new=` plans one, `?id=` shows one with its queue. */
export function MeetingsPage() {
  const { query: address } = useRequest()
  const { id, edit, new: isNew } = meetingSearch.parse(address)
  usePageHead({ title: '面试会', noIndex: true })
  if (id) return <MeetingView key={id} isEditing={edit} />
  return isNew ? <PlanView /> : <Meetings />
}

const planLink = (
  <ButtonLink variant="primary" href={meetingAddress({ new: true })} icon={icons.plus}>
    安排面试会
  </ButtonLink>
)

function Meetings() {
  const { query: address } = useRequest()
  const search = meetingSearch.parse(address)
  const { meetings, ...state } = useMeetings()
  const hrefFor = (page: number) => meetingAddress({ group: search.group, page })
  return (
    <BoardLayout
      title="面试会"
      actions={planLink}
      tabs={
        <TabLinks
          label="面试会进展"
          items={meetingGroups.map(group => ({
            href: meetingAddress({ group }),
            label: meetingGroupLabels[group],
            count: meetings?.counts[group] ?? null,
            current: search.group === group,
          }))}
        />
      }
    >
      <LoadState
        {...state}
        data={meetings}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            picture={<AreaDrawing name="jobs" />}
            page={{ list: meetings, firstHref: hrefFor(1), unit: '场面试会' }}
            title={search.group === 'ahead' ? '没有要举行的面试会' : '还没有结束的面试会'}
            action={planLink}
          >
            一个职位的多位求职者在同一天、同一地点依次面试：定好时间和面试官，加入求职者，当天按顺序叫号、评分。
          </EmptyState>
        }
      >
        {shown => (
          <Stack gap={3}>
            <RecordList>
              {shown.list.map(meeting => (
                <RecordRow
                  key={meeting.id}
                  title={meeting.jobTitle}
                  href={meetingAddress({ id: meeting.id })}
                  state={<Tag tone={meetingTones[meeting.state]}>{meetingStateLabels[meeting.state]}</Tag>}
                  facts={[
                    meeting.place,
                    `每人 ${meeting.minutes} 分钟`,
                    `${meeting.places} 人`,
                    meeting.done > 0 && `已面谈 ${meeting.done} 人`,
                  ]}
                  end={momentInWords(meeting.startsAt)}
                />
              ))}
            </RecordList>
            <Pagination page={shown.page} pageCount={pageCountOf(shown)} hrefFor={hrefFor} unit="场" />
          </Stack>
        )}
      </LoadState>
    </BoardLayout>
  )
}

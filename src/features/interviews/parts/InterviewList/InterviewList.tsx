import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint'
import { type Interview, type InterviewSide, isOpenInterview, type listInterviews } from '#contract/interviews'
import { ConfirmDialog, Pagination, RecordList, Stack } from '#design-system'
import { useSay } from '#platform/notices'
import { pageCountOf } from '#platform/routing'
import { useMayAct } from '#platform/session'
import { useInterviewSteps } from '../../hooks/useInterviewSteps.ts'
import { InterviewRow } from '../InterviewRow/InterviewRow.tsx'

interface Props {
  shown: OutputOf<typeof listInterviews>
  side: InterviewSide
  now: number
  hrefFor: (page: number) => string
}

const MINUTE = 60_000

const isOver = ({ state, startsAt, minutes }: Interview, now: number) =>
  !isOpenInterview(state) || (state === 'accepted' && startsAt + minutes * MINUTE <= now)

/** A page of interviews; those that are over can be taken out of one's own list. */
export function InterviewList({ shown, side, now, hrefFor }: Props) {
  const { remove } = useInterviewSteps()
  const say = useSay()
  const mayAct = useMayAct('recruiter')
  const [leaving, setLeaving] = useState<Interview | null>(null)

  async function confirm() {
    if (!leaving) return
    await say.outcomeOf(() => remove(leaving.id), '已移除')
  }

  return (
    <Stack gap={3}>
      <RecordList>
        {shown.list.map(interview => (
          <InterviewRow
            key={interview.id}
            interview={interview}
            side={side}
            now={now}
            onRemove={mayAct && isOver(interview, now) ? () => setLeaving(interview) : undefined}
          />
        ))}
      </RecordList>
      <Pagination page={shown.page} pageCount={pageCountOf(shown)} hrefFor={hrefFor} unit="场" />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={({ open }) => !open && setLeaving(null)}
        title="移除这条面试记录？"
        description="只从您的列表中移除，不能恢复；对方仍能看到。"
        confirmLabel="移除记录"
        destructive
        onConfirm={confirm}
      />
    </Stack>
  )
}

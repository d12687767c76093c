import { useState } from 'react'
import { listExhibitorJobs } from '#contract/fair-halls'
import { Button, Dialog, EmptyState, Field, LoadState, Select, Stack, Text } from '#design-system'
import { useCall } from '#platform/call'
import { askInWords } from '../../model/job-links.ts'
import type { TalkInFull } from '../../model/talk-lines.ts'

interface Props {
  talk: TalkInFull
  /** Says the request in the talk. */
  onAsk: (text: string) => void
  onClose: () => void
}

/** As many jobs as a list takes. */
const MOST = 50

/** For which job the visitor is asked to apply: the one they came for, unless another is chosen. */
export function AskToApply({ talk, onAsk, onClose }: Props) {
  const asked = { fair: talk.fair.id, company: talk.companyId, page: 1, pageSize: MOST }
  const { data, ...state } = useCall(listExhibitorJobs, asked)
  const [chosen, setChosen] = useState(talk.job.id)
  const jobs = (data?.list ?? []).filter(({ open }) => open)
  const job = jobs.find(({ id }) => id === chosen) ?? jobs[0]
  return (
    <Dialog
      open
      onOpenChange={({ open }) => !open && onClose()}
      title="请对方投递"
      description="在对话里发一条带岗位的话，对方点开就能投递；投递以后就可以邀请面试。"
      footer={
        <>
          <Button onClick={onClose}>先不发</Button>
          <Button
            variant="primary"
            disabled={!job}
            onClick={() => {
              if (job) onAsk(askInWords(job))
              onClose()
            }}
          >
            发出
          </Button>
        </>
      }
    >
      <LoadState
        {...state}
        data={data}
        isEmpty={() => jobs.length === 0}
        empty={<EmptyState title="没有可以投递的岗位">在这场招聘会带上开放的岗位以后，才能请对方投递。</EmptyState>}
      >
        {() => (
          <Stack gap={3}>
            <Field label="投递哪个岗位">
              <Select
                value={job?.id ?? ''}
                onChange={event => setChosen(event.currentTarget.value)}
                options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
              />
            </Field>
            <Text size="sm" tone="muted">
              对方投递后，这里最多半分钟就能看到。
            </Text>
          </Stack>
        )}
      </LoadState>
    </Dialog>
  )
}

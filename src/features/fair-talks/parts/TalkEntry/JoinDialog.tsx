import { type FormEvent, useId } from 'react'
import { QUEUE_NOTE_LENGTH, type QueuePlace } from '#contract/fair-talks'
import { Alert, Button, Dialog, Field, Select, Stack, Text, TextInput } from '#design-system'
import { useDraft } from '../../hooks/useDraft.ts'
import type { Queued } from '../../model/boards.ts'
import { shortName } from '../../model/names.ts'

interface Props {
  exhibitor: Queued
  /** What joining promises: how many are before, how long it takes. */
  promise: string
  open: boolean
  isSending: boolean
  /** Why it was refused; '' where it was not. */
  failure: string
  onOpenChange: (change: { open: boolean }) => void
  onJoin: (wish: { job: string; note: string }) => Promise<QueuePlace | null>
}

/** What one wants to talk about, before a number is drawn. What is typed stays until it is. */
export function JoinDialog({ exhibitor, promise, open, isSending, failure, onOpenChange, onJoin }: Props) {
  const formId = useId()
  const [job, setJob] = useDraft(`queue:${exhibitor.participation}:job`)
  const [note, setNote] = useDraft(`queue:${exhibitor.participation}:note`)
  const isLong = [...note.trim()].length > QUEUE_NOTE_LENGTH
  const jobs = exhibitor.topJobs.filter(one => one.open)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isLong || isSending) return
    // A draft may name a job that is not offered any more.
    const wanted = jobs.some(({ id }) => id === job) ? job : ''
    if (!(await onJoin({ job: wanted, note: note.trim() }))) return
    setJob('')
    setNote('')
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="取号排队"
      description={`${shortName(exhibitor.name)}。${promise}`}
      footer={
        <>
          <Button onClick={() => onOpenChange({ open: false })}>先不排</Button>
          <Button variant="primary" type="submit" form={formId} loading={isSending} disabled={isLong}>
            取号
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void send(event)} noValidate>
        <Stack>
          {failure && (
            <Alert tone="danger" live>
              {failure}
            </Alert>
          )}
          {jobs.length > 0 && (
            <Field label="想谈的岗位">
              <Select
                value={job}
                onChange={event => setJob(event.currentTarget.value)}
                placeholder="不限，先了解一下"
                options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
              />
            </Field>
          )}
          <Field
            label="一句话介绍自己，或想问的事"
            hint="可以不填；对方叫号前能看到"
            error={isLong ? `最多 ${QUEUE_NOTE_LENGTH} 个字` : undefined}
          >
            <TextInput value={note} onChange={event => setNote(event.currentTarget.value)} />
          </Field>
          <Text size="sm" tone="muted">
            轮到您时会提醒，请在 60 秒内应答。断网、换设备，号都保留十分钟。对方能看到您的姓名和默认简历的一行概要。
          </Text>
        </Stack>
      </form>
    </Dialog>
  )
}

import { useState } from 'react'
import { pathTo } from '#contract/pages'
import {
  Alert,
  Button,
  ButtonLink,
  Dialog,
  EmptyState,
  Field,
  LoadState,
  RadioGroup,
  Stack,
  Text,
  TextArea,
} from '#design-system'
import { wordsFor } from '#platform/forms'
import { useSay } from '#platform/notices'
import { useInvitation } from '../../hooks/useInvitation.ts'

interface Props {
  id: string
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Chooses the posting to which somebody is invited; what was typed stays until it was sent. */
export function InviteDialog({ id, name, open, onOpenChange }: Props) {
  const { invitable, invite, isSending, ...state } = useInvitation(id, open)
  const say = useSay()
  const [jobId, setJobId] = useState('')
  const [words, setWords] = useState('')
  const [fault, setFault] = useState('')
  const [failure, setFailure] = useState('')

  async function submit() {
    setFailure('')
    setFault(jobId === '' ? '请选择职位' : '')
    if (jobId === '' || isSending) return
    try {
      await invite(jobId, words.trim())
      say.done('已发出邀请，求职者会收到消息')
      setJobId('')
      setWords('')
      onOpenChange(false)
    } catch (error) {
      setFailure(wordsFor(error))
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change => onOpenChange(change.open)}
      title={`邀请${name}应聘`}
      description="求职者会在消息和“面试邀请”里看到，可以一键投递或谢绝；同一个职位只能邀请一次。"
      footer={
        <Button
          variant="primary"
          loading={isSending}
          disabled={!invitable || invitable.left === 0 || invitable.list.length === 0}
          onClick={() => void submit()}
        >
          发出邀请
        </Button>
      }
    >
      <LoadState
        {...state}
        data={invitable}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState title="没有在招职位" action={<ButtonLink href={pathTo('publish')}>发布职位</ButtonLink>}>
            有在招职位以后，才能邀请求职者应聘。
          </EmptyState>
        }
      >
        {({ list, left }) => (
          <Stack gap={3}>
            {failure && (
              <Alert tone="danger" live>
                {failure}
              </Alert>
            )}
            <RadioGroup
              label="应聘的职位"
              name="invite-job"
              value={jobId}
              onValueChange={({ value }) => setJobId(value)}
              options={list.map(job => ({
                value: job.id,
                label: `${job.title}（${job.place}）`,
                ...(job.invited && { hint: '已邀请过', disabled: true }),
              }))}
              error={fault}
              required
            />
            <Field label="留言" hint="可以不写，最多 200 字">
              <TextArea value={words} rows={3} limit={200} onChange={event => setWords(event.currentTarget.value)} />
            </Field>
            <Text size="sm" tone="muted">
              {left === 0 ? '今天的邀请已用完，明天可以继续。' : `今天还可以发出 ${left} 份邀请。`}
            </Text>
          </Stack>
        )}
      </LoadState>
    </Dialog>
  )
}

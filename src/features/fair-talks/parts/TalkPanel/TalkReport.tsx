import { talkReportReasons } from '#contract/fair-talks'
import { Alert, Button, Dialog, Field, RadioGroup, Stack, Text, TextArea } from '#design-system'
import { useDraft } from '../../hooks/useDraft.ts'
import { useReportTalk } from '../../hooks/useReportTalk.ts'

interface Props {
  talkId: string
  open: boolean
  onOpenChange: (change: { open: boolean }) => void
}

/** What is wrong with the other side, and what comes of saying so. */
export function TalkReport({ talkId, open, onOpenChange }: Props) {
  const { report, isSending, ticket, faults, failure } = useReportTalk(talkId)
  const [reason, setReason] = useDraft(`talk:${talkId}:report-reason`)
  const [detail, setDetail] = useDraft(`talk:${talkId}:report`)

  async function send() {
    if (!(await report({ reason, detail }))) return
    setReason('')
    setDetail('')
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="举报对方"
      description="举报只有招聘会的工作人员能看到，对方不会知道是谁。"
      footer={
        ticket ? (
          <Button onClick={() => onOpenChange({ open: false })}>完成</Button>
        ) : (
          <Button variant="primary" loading={isSending} onClick={() => void send()}>
            提交举报
          </Button>
        )
      }
    >
      {ticket ? (
        <Alert tone="success" title={`已受理，编号 ${ticket}`} live>
          一个工作日内核实，结果会在消息里告诉您。请先不要向对方转账或提供证件照片。
        </Alert>
      ) : (
        <Stack>
          {failure && (
            <Alert tone="danger" live>
              {failure}
            </Alert>
          )}
          <RadioGroup
            label="有什么问题"
            name="talk-report-reason"
            value={reason}
            onValueChange={change => setReason(change.value)}
            options={talkReportReasons}
            error={faults.reason}
            required
          />
          <Field label="补充说明" hint="哪一句话、什么时间；对话内容会一并提交" error={faults.detail}>
            <TextArea value={detail} onChange={event => setDetail(event.target.value)} rows={3} limit={500} />
          </Field>
          <Text size="sm" tone="muted">
            被骗钱财请同时拨打 110。
          </Text>
        </Stack>
      )}
    </Dialog>
  )
}

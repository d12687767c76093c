import { useState } from 'react'
import { reportReasons } from '#contract/report-fields'
import { Alert, Button, Dialog, Field, RadioGroup, Stack, Text, TextArea } from '#design-system'
import { useReport } from '../../hooks/useReport.ts'

interface Props {
  jobId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What is wrong with a posting, and what comes of saying so. */
export function ReportDialog({ jobId, open, onOpenChange }: Props) {
  const { report, isSending, ticket, faults, failure } = useReport(jobId)
  const [reason, setReason] = useState('')
  const [detail, setDetail] = useState('')

  return (
    <Dialog
      open={open}
      onOpenChange={change => onOpenChange(change.open)}
      title="举报这个职位"
      description="举报只有受理的工作人员能看到，单位不会知道是谁。"
      footer={
        ticket ? (
          <Button onClick={() => onOpenChange(false)}>完成</Button>
        ) : (
          <Button variant="primary" loading={isSending} onClick={() => void report({ reason, detail })}>
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
            name="reason"
            value={reason}
            onValueChange={change => setReason(change.value)}
            options={reportReasons}
            error={faults.reason}
            required
          />
          <Field label="补充说明" hint="时间、地点、对方怎么说的" error={faults.detail} controlId="report-detail">
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

import { useRef, useState } from 'react'
import type { Transfer } from '#contract/archives'
import { Alert, Button, Card, ConfirmDialog, PrintHelper, Row, Stack, Tag, Text, Timeline } from '#design-system'
import { wordsFor } from '#platform/forms'
import { stepsOf, transferLabels } from '../../model/transfer-steps.ts'
import { CertificateCard } from '../CertificateCard/CertificateCard.tsx'

interface Props {
  transfer: Transfer
  /** Takes the request back; rejects when it is too late. */
  onCancel: () => Promise<void>
}

const bodyOf = ({ name, idTail, reason, office }: Transfer) =>
  `兹有${name}（身份证尾号 ${idTail}），因${reason}，其人事档案请按规定转至${office}。档案请密封后通过机要通信、邮政专递或派专人转递，请勿交由本人携带。`

/** One transfer as one follows a parcel: its letter, where the file is, what comes next. */
export function TransferProgress({ transfer, onCancel }: Props) {
  const paper = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState('')
  const { number, from, files, state, letter } = transfer

  async function cancel() {
    setRefusal('')
    await onCancel().catch(error => setRefusal(wordsFor(error)))
  }

  return (
    <Stack gap={5}>
      {refusal && (
        <Alert tone="danger" live>
          {refusal}
        </Alert>
      )}
      <Card
        title="办理进度"
        level={2}
        action={<Tag tone={state === 'closed' ? 'success' : 'primary'}>{transferLabels[state]}</Tag>}
      >
        <Stack gap={4}>
          <Text size="sm" tone="muted">
            受理编号 {number}
          </Text>
          <Timeline items={stepsOf(transfer)} />
        </Stack>
      </Card>
      {letter && (
        <div ref={paper}>
          <CertificateCard certificate={letter}>
            <Text>{from}：</Text>
            <Text>{bodyOf(transfer)}</Text>
            {files.length > 0 && (
              <Text size="sm" tone="muted">
                所附材料：{files.join('、')}
              </Text>
            )}
          </CertificateCard>
        </div>
      )}
      <Row gap={3}>
        {letter?.state === 'valid' && <PrintHelper target={paper} title={`调档函 ${number}`} label="打印调档函" />}
        {(state === 'issued' || state === 'requested') && <Button onClick={() => setAsking(true)}>撤回申请</Button>}
      </Row>
      <ConfirmDialog
        open={asking}
        title="撤回这件调档？"
        description="撤回后调档函立即作废，已经寄出的也不能再用。需要时可以重新申请。"
        confirmLabel="撤回调档"
        destructive
        onConfirm={cancel}
        onOpenChange={({ open }) => setAsking(open)}
      />
    </Stack>
  )
}

import { type ReactNode, useState } from 'react'
import { type Closing, closing } from '#contract/posting-fields'
import { closingReasonList } from '#contract/reference/closing-reasons'
import { Alert, Button, Dialog, Field, RadioGroup, Stack, TextArea } from '#design-system'
import { faultsBy, wordsFor } from '#platform/forms'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What comes of it. */
  description: ReactNode
  /** The action by its verb; 下架职位 by default. */
  confirmLabel?: string
  /** Rejects with what the service says; the question then stays open with what was typed. */
  onClose: (closing: Closing) => Promise<unknown>
}

/** Asks why jobs are taken down, or called off, before it is done. */
export function ClosingDialog({ open, onOpenChange, title, description, confirmLabel = '下架职位', onClose }: Props) {
  const [reason, setReason] = useState('')
  const [words, setWords] = useState('')
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit() {
    const found = faultsBy(closing(), { reason, words })
    setFaults(Object.fromEntries(found.map(({ path, message }) => [path, message])))
    setFailure('')
    if (found.length > 0) return
    setBusy(true)
    try {
      await onClose({ reason, words })
      setReason('')
      setWords('')
      onOpenChange(false)
    } catch (error) {
      setFailure(wordsFor(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change => onOpenChange(change.open)}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>返回</Button>
          <Button variant="danger" loading={busy} onClick={() => void submit()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {failure && (
          <Alert tone="danger" live>
            {failure}
          </Alert>
        )}
        <RadioGroup
          label="原因"
          name="reason"
          value={reason}
          onValueChange={change => setReason(change.value)}
          options={closingReasonList}
          error={faults.reason}
          required
        />
        <Field label="原因说明" hint="只有本单位看得到；选“其他”时必填" error={faults.words} controlId="closing-words">
          <TextArea value={words} onChange={event => setWords(event.currentTarget.value)} rows={2} limit={100} />
        </Field>
      </Stack>
    </Dialog>
  )
}

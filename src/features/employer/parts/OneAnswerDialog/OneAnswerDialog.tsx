import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type * as z from 'zod/mini'
import { Alert, Button, Dialog, Field, Stack, TextInput } from '#design-system'
import { faultsBy, wordsFor } from '#platform/forms'
import { CallRefused } from '#platform/transport'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** The action by its verb. */
  confirmLabel: string
  /** What the answer has to be, and the one name in it. */
  schema: z.ZodMiniType
  name: string
  label: string
  hint?: string
  /** What stands there first. */
  initial: string
  /** A day between two others, YYYY-MM-DD; text when there are none. */
  days?: { min: string; max: string }
  /** Where other fields are put right that the service finds fault with. */
  remedy?: ReactNode
  /** Rejects with what the service says; the question then stays open with what was typed. */
  onAnswer: (answer: string) => Promise<unknown>
}

/** Asks for one thing, a name or a day, before something is done with it. */
export function OneAnswerDialog({ open, onOpenChange, name, initial, schema, days, onAnswer, ...words }: Props) {
  const form = useId()
  const [isShown, setShown] = useState(open)
  const [answer, setAnswer] = useState(initial)
  const [fault, setFault] = useState('')
  const [failures, setFailures] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  if (open !== isShown) {
    setShown(open)
    if (open) {
      setAnswer(initial)
      setFault('')
      setFailures([])
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // What React hands on would also send a form that the dialog stands in.
    event.stopPropagation()
    const [found] = faultsBy(schema, { [name]: answer })
    setFault(found?.message ?? '')
    setFailures([])
    if (found || busy) return
    setBusy(true)
    try {
      await onAnswer(answer)
      onOpenChange(false)
    } catch (error) {
      const fields = error instanceof CallRefused ? error.fields : {}
      const { [name]: own = '', ...others } = fields
      setFault(own)
      setFailures(Object.keys(fields).length > 0 ? Object.values(others) : [wordsFor(error)])
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change => onOpenChange(change.open)}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>取消</Button>
          <Button variant="primary" type="submit" form={form} loading={busy}>
            {words.confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={event => void submit(event)} noValidate>
        <Stack gap={3}>
          {failures.length > 0 && (
            <Alert tone="danger" live>
              {failures.map(failure => (
                <p key={failure}>{failure}</p>
              ))}
              {words.remedy}
            </Alert>
          )}
          <Field label={words.label} hint={words.hint} error={fault} controlId={`${form}-answer`} required>
            <TextInput
              value={answer}
              onChange={event => setAnswer(event.currentTarget.value)}
              {...(days && { type: 'date', ...days })}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}

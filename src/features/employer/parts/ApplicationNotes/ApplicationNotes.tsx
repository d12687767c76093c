import { useState } from 'react'
import type { receivedDetail } from '#contract/applications'
import type { OutputOf } from '#contract/endpoint'
import { Alert, Button, Field, Stack, Text, TextArea } from '#design-system'
import { formatDate } from '#platform/dates'
import { wordsFor } from '#platform/forms'
import { useApplicationActions } from '../../hooks/useReceived.ts'

interface Props {
  id: string
  notes: OutputOf<typeof receivedDetail>['notes']
  /** Whoever may not reads them alone. */
  mayWrite?: boolean
}

/** The employer's own notes; the applicant never sees them. */
export function ApplicationNotes({ id, notes, mayWrite = true }: Props) {
  const { addNote, isSending } = useApplicationActions(id)
  const [body, setBody] = useState('')
  const [fault, setFault] = useState('')
  const [failure, setFailure] = useState('')

  async function submit() {
    setFailure('')
    setFault(body.trim() ? '' : '请填写备注')
    if (!body.trim()) return
    try {
      await addNote(body.trim())
      setBody('')
    } catch (error) {
      setFailure(wordsFor(error))
    }
  }

  return (
    <Stack gap={3}>
      {notes.map(note => (
        <div key={note.id}>
          <Text>{note.body}</Text>
          <Text size="sm" tone="muted">
            {note.author} · {formatDate(note.at, 'YYYY-MM-DD HH:mm:ss')}
          </Text>
        </div>
      ))}
      {!mayWrite && notes.length === 0 && <Text tone="muted">还没有备注。</Text>}
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
      {mayWrite && (
        <>
          <Field label="新备注" hint="只有本单位能看到" error={fault}>
            <TextArea value={body} onChange={event => setBody(event.currentTarget.value)} rows={2} limit={500} />
          </Field>
          <Button loading={isSending} onClick={() => void submit()}>
            添加备注
          </Button>
        </>
      )}
    </Stack>
  )
}

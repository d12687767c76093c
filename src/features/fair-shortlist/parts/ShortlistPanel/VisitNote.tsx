import { useState } from 'react'
import { NOTE_LENGTH } from '#contract/fair-shortlist'
import { Button, Field, Row, Stack, Text, TextArea } from '#design-system'

interface Props {
  /** What it is about: A01 赣鄱重工, or a job there. */
  about: string
  note: string
  /** Whether it was kept. */
  onSave: (note: string) => Promise<boolean>
}

/** A note of up to 200 characters, read until somebody writes it. What is typed stays where saving fails. */
export function VisitNote({ about, note, onSave }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  if (draft === null)
    return (
      <Row gap={2}>
        {note !== '' && <Text>备注：{note}</Text>}
        <Button size="small" variant="quiet" aria-label={`写备注：${about}`} onClick={() => setDraft(note)}>
          {note === '' ? '写备注' : '修改备注'}
        </Button>
      </Row>
    )
  const isLong = [...draft.trim()].length > NOTE_LENGTH
  const save = async () => {
    if (!isLong && (await onSave(draft.trim()))) setDraft(null)
  }
  return (
    <Stack gap={2}>
      <Field label={`${about}的备注`} error={isLong ? `备注最多 ${NOTE_LENGTH} 个字` : undefined}>
        <TextArea rows={2} limit={NOTE_LENGTH} value={draft} onChange={event => setDraft(event.currentTarget.value)} />
      </Field>
      <Row gap={2}>
        <Button size="small" variant="primary" onClick={() => void save()}>
          保存备注
        </Button>
        <Button size="small" variant="quiet" onClick={() => setDraft(null)}>
          不改了
        </Button>
      </Row>
    </Stack>
  )
}

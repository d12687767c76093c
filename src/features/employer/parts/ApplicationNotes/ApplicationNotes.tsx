import type { receivedDetail } from '#contract/applications'
import type { OutputOf } from '#contract/endpoint'
import { Stack, Text } from '#design-system'
import { formatDate } from '#platform/dates'
import { NoteForm } from './NoteForm.tsx'

interface Props {
  id: string
  notes: OutputOf<typeof receivedDetail>['notes']
  /** Whoever may not reads them alone. */
  mayWrite?: boolean
}

/** The employer's own notes; the applicant never sees them. */
export function ApplicationNotes({ id, notes, mayWrite = true }: Props) {
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
      {mayWrite && <NoteForm id={id} />}
    </Stack>
  )
}

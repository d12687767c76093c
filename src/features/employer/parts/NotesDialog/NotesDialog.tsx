import type { RefObject } from 'react'
import type { ReceivedApplication } from '#contract/applications'
import { Dialog, LoadState } from '#design-system'
import { useNotes } from '../../hooks/useReceived.ts'
import { nameOf } from '../../model/received-facts.ts'
import { ApplicationNotes } from '../ApplicationNotes/ApplicationNotes.tsx'

interface Props {
  /** Null while it is closed. */
  card: ReceivedApplication | null
  onClose: () => void
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
}

/** The employer's notes on an application, without leaving the list. */
export function NotesDialog({ card, onClose, returnFocusTo }: Props) {
  return (
    <Dialog
      open={card !== null}
      onOpenChange={({ open }) => !open && onClose()}
      title={card ? `${nameOf(card)}的内部备注` : ''}
      returnFocusTo={returnFocusTo}
    >
      {card && <Notes id={card.id} />}
    </Dialog>
  )
}

function Notes({ id }: { id: string }) {
  const { notes, ...state } = useNotes(id)
  return (
    <LoadState {...state} data={notes}>
      {shown => <ApplicationNotes id={id} notes={shown} />}
    </LoadState>
  )
}

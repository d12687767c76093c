import type { MessageAbout } from '#contract/messages'
import { RecordList } from '#design-system'
import { useSelection } from '../../hooks/useSelection.ts'
import { holds, messagesOf, type Reading, readingOf } from '../../model/about-one-thing.ts'
import { MessageRow } from '../MessageRow/MessageRow.tsx'
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx'

interface Props {
  messages: readonly MessageAbout[]
  /** Id of the one that is being read; '' for none. */
  openId: string
  /** Opens a message. */
  hrefFor: (id: string) => string
  busy: boolean
  onRead: (reading: Reading) => void
  onRemove: (ids: string[]) => void
}

/** The messages of a page, a row for each thing, of which several can be chosen. Renders a `<div>`. */
export function MessageList({ messages, openId, hrefFor, busy, onRead, onRemove }: Props) {
  const { isChosen, press, pressAll, clear } = useSelection(messages.map(({ id }) => id))
  const chosen = messages.filter(({ id }) => isChosen(id))
  const reading = readingOf(chosen)
  const removed = chosen.flatMap(messagesOf).map(({ id }) => id)
  return (
    <div>
      <SelectionBar
        total={messages.flatMap(messagesOf).length}
        chosen={removed.length}
        hasUnread={reading !== undefined}
        busy={busy}
        onAll={pressAll}
        onRead={() => reading && onRead(reading)}
        onRemove={() => {
          onRemove(removed)
          clear()
        }}
      />
      <RecordList>
        {messages.map(message => (
          <MessageRow
            key={message.id}
            message={message}
            href={hrefFor(message.id)}
            open={holds(message, openId)}
            chosen={isChosen(message.id)}
            onChoose={({ range }) => press(message.id, range)}
          />
        ))}
      </RecordList>
    </div>
  )
}

import type { Message } from '#contract/messages'
import { RecordList } from '#design-system'
import { useSelection } from '../../hooks/useSelection.ts'
import { MessageRow } from '../MessageRow/MessageRow.tsx'
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx'

interface Props {
  messages: readonly Message[]
  /** Id of the one that is being read; '' for none. */
  openId: string
  /** Opens a message. */
  hrefFor: (id: string) => string
  busy: boolean
  onRead: (ids: string[]) => void
  onRemove: (ids: string[]) => void
}

/** The messages of a page, of which several can be chosen. Renders a `<div>`. */
export function MessageList({ messages, openId, hrefFor, busy, onRead, onRemove }: Props) {
  const { chosen, isChosen, press, pressAll, clear } = useSelection(messages.map(({ id }) => id))
  const unread = messages.filter(({ id, read }) => isChosen(id) && !read).map(({ id }) => id)
  return (
    <div>
      <SelectionBar
        total={messages.length}
        chosen={chosen.length}
        hasUnread={unread.length > 0}
        busy={busy}
        onAll={pressAll}
        onRead={() => onRead(unread)}
        onRemove={() => {
          onRemove(chosen)
          clear()
        }}
      />
      <RecordList>
        {messages.map(message => (
          <MessageRow
            key={message.id}
            message={message}
            href={hrefFor(message.id)}
            open={message.id === openId}
            chosen={isChosen(message.id)}
            onChoose={({ range }) => press(message.id, range)}
          />
        ))}
      </RecordList>
    </div>
  )
}

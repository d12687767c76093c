import type { Message } from '#contract/messages'
import { useSelection } from '../../hooks/useSelection.ts'
import { MessageItem } from '../MessageItem/MessageItem.tsx'
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx'

interface Props {
  messages: readonly Message[]
  busy: boolean
  onRead: (ids: string[]) => void
  onRemove: (ids: string[]) => void
}

/** The messages of a page, of which several can be chosen. Renders a `<div>`. */
export function MessageList({ messages, busy, onRead, onRemove }: Props) {
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
      {messages.map(message => (
        <MessageItem
          key={message.id}
          message={message}
          chosen={isChosen(message.id)}
          onChoose={({ range }) => press(message.id, range)}
          onRead={() => onRead([message.id])}
          onRemove={() => onRemove([message.id])}
        />
      ))}
    </div>
  )
}

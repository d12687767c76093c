import type { MessageAbout } from '#contract/messages'
import { RecordRow, VisuallyHidden } from '#design-system'
import { useNow } from '#platform/clock'
import { relativeTime } from '#platform/dates'
import { categoryLabels } from '../../model/message-filter.ts'
import { Choice } from './MessageRow.styles.ts'

interface Props {
  message: MessageAbout
  /** Opens it. */
  href: string
  /** It is being read beside the list. */
  open: boolean
  chosen: boolean
  /** Pressed its box; `range` with the shift key. */
  onChoose: (press: { range: boolean }) => void
}

const withShift = (event: Event) => event instanceof MouseEvent && event.shiftKey

/** The newest message about a thing, to open or to choose with those before it. Renders a `<li>`. */
export const MessageRow = ({ message, href, open, chosen, onChoose }: Props) => (
  <RecordRow
    brief
    title={message.title}
    href={href}
    unread={message.unread > 0}
    current={open || chosen}
    select={
      <Choice
        label={<VisuallyHidden>选择：{message.title}</VisuallyHidden>}
        checked={chosen}
        onChange={event => onChoose({ range: withShift(event.nativeEvent) })}
      />
    }
    summary={[categoryLabels[message.category], message.count > 1 && `共 ${message.count} 条`, message.body]
      .filter(Boolean)
      .join(' · ')}
    end={relativeTime(message.createdAt, useNow())}
  />
)

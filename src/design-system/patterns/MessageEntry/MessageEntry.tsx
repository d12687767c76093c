import { Badge } from '../../primitives/Badge/index.ts'
import { Icon } from '../../primitives/Icon/index.ts'
import { bell } from '../../primitives/Icon/paths.ts'
import type { AnchorProps } from '../../primitives/Link/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { Bell, Root } from './MessageEntry.styles.ts'
import { unreadWords } from './unread-words.ts'

export type MessageEntryProps = Omit<AnchorProps, 'children' | 'href'> & {
  /** Where messages are read. */
  href: string
  /** How many are unread; the dot is there from 1 on (specification section 2, "Message entry"). */
  count: number
  label?: string | undefined
}

/** The way to the messages, with a dot while some are unread; their number is read aloud, also when it changes. Renders an `<a>`. */
export const MessageEntry = ({ count, label = '消息', ...rest }: MessageEntryProps) => (
  <Root {...rest}>
    <Bell>
      <Icon path={bell} size="small" />
      <Badge dot count={count} unit="" aria-hidden />
    </Bell>
    {label}
    <VisuallyHidden role="status">{unreadWords(count)}</VisuallyHidden>
  </Root>
)

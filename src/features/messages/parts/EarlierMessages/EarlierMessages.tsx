import type { Message } from '#contract/messages'
import { Heading, Link, Text } from '#design-system'
import { linkWords } from '../../model/link-words.ts'
import { categoryLabels } from '../../model/message-filter.ts'
import { minuteOf } from '../../model/minute.ts'
import { Body, Item, List } from './EarlierMessages.styles.ts'

interface Props {
  /** Newest first. */
  messages: readonly Message[]
  /** Where the message that is being read leads: what leads elsewhere says where. */
  link: string
}

/** What was written of a thing before the message that is being read. Renders a `<section>`. */
export const EarlierMessages = ({ messages, link: current }: Props) => (
  <section aria-label="这件事此前的消息">
    <Heading level={3} size="sm">
      这件事此前的消息
    </Heading>
    <List>
      {messages.map(({ id, title, category, createdAt, body, link }) => (
        <Item key={id}>
          <Text strong>{title}</Text>
          <Text size="sm" tone="muted">
            {categoryLabels[category]} · {minuteOf(createdAt)}
          </Text>
          {body && <Body>{body}</Body>}
          {link && link !== current && <Link href={link}>{linkWords(link)}</Link>}
        </Item>
      ))}
    </List>
  </section>
)

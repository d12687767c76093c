import type { Message } from '#contract/messages'
import { Heading, Text } from '#design-system'
import { categoryLabels } from '../../model/message-filter.ts'
import { minuteOf } from '../../model/minute.ts'
import { Body, Item, List } from './EarlierMessages.styles.ts'

interface Props {
  /** Newest first. */
  messages: readonly Message[]
}

/** What was written of a thing before the message that is being read. Renders a `<section>`. */
export const EarlierMessages = ({ messages }: Props) => (
  <section aria-label="这件事此前的消息">
    <Heading level={3} size="sm">
      这件事此前的消息
    </Heading>
    <List>
      {messages.map(({ id, title, category, createdAt, body }) => (
        <Item key={id}>
          <Text strong>{title}</Text>
          <Text size="sm" tone="muted">
            {categoryLabels[category]} · {minuteOf(createdAt)}
          </Text>
          {body && <Body>{body}</Body>}
        </Item>
      ))}
    </List>
  </section>
)

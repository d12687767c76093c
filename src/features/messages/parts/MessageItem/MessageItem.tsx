import type { Message } from '#contract/messages'
import { Button, ButtonLink, Heading, icons, Row, Tag, Text } from '#design-system'
import { formatDate } from '#platform/dates'
import { categoryLabels } from '../../model/filter.ts'
import { Body, Root } from './MessageItem.styles.ts'

interface Props {
  message: Message
  onRead: () => void
  onRemove: () => void
}

/** One message with what can be done about it. Renders an `<article>`. */
export const MessageItem = ({ message, onRead, onRemove }: Props) => (
  <Root aria-label={message.title}>
    <Row gap={2}>
      {!message.read && <Tag tone="accent">未读</Tag>}
      <Heading level={2} size="md">
        {message.title}
      </Heading>
    </Row>
    <Text size="sm" tone="muted">
      {categoryLabels[message.category]} · {formatDate(message.createdAt, 'YYYY-MM-DD HH:mm:ss').slice(0, 16)}
    </Text>
    {message.body && <Body>{message.body}</Body>}
    <Row gap={2}>
      {message.link && (
        <ButtonLink
          size="small"
          href={message.link}
          aria-label={`查看详情：${message.title}`}
          onClick={() => {
            if (!message.read) onRead()
          }}
        >
          查看详情
        </ButtonLink>
      )}
      {!message.read && (
        <Button size="small" icon={icons.check} aria-label={`标为已读：${message.title}`} onClick={onRead}>
          标为已读
        </Button>
      )}
      <Button size="small" variant="quiet" icon={icons.trash} aria-label={`删除：${message.title}`} onClick={onRemove}>
        删除
      </Button>
    </Row>
  </Root>
)

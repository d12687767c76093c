import type { Message } from '#contract/messages'
import { Button, ButtonLink, Heading, icons, Row, Tag, Text, VisuallyHidden } from '#design-system'
import { formatDate } from '#platform/dates'
import { linkWords } from '../../model/link-words.ts'
import { categoryLabels } from '../../model/message-filter.ts'
import { Body, Choice, Root, Words } from './MessageItem.styles.ts'

interface Props {
  message: Message
  chosen: boolean
  /** Pressed its box; `range` with the shift key. */
  onChoose: (press: { range: boolean }) => void
  onRead: () => void
  onRemove: () => void
}

const withShift = (event: Event) => event instanceof MouseEvent && event.shiftKey

/** One message with what can be done about it. Renders an `<article>`. */
export const MessageItem = ({ message, chosen, onChoose, onRead, onRemove }: Props) => (
  <Root aria-label={message.title} data-chosen={chosen || undefined}>
    <Choice
      label={<VisuallyHidden>选择：{message.title}</VisuallyHidden>}
      checked={chosen}
      onChange={event => onChoose({ range: withShift(event.nativeEvent) })}
    />
    <Words>
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
            aria-label={`${linkWords(message.link)}：${message.title}`}
            onClick={() => {
              if (!message.read) onRead()
            }}
          >
            {linkWords(message.link)}
          </ButtonLink>
        )}
        {!message.read && (
          <Button
            size="small"
            variant="quiet"
            icon={icons.check}
            aria-label={`标为已读：${message.title}`}
            onClick={onRead}
          >
            标为已读
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          icon={icons.trash}
          aria-label={`删除：${message.title}`}
          onClick={onRemove}
        >
          删除
        </Button>
      </Row>
    </Words>
  </Root>
)

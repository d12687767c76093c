import { useEffect, useEffectEvent, useRef } from 'react'
import type { Message } from '#contract/messages'
import { Button, ButtonLink, Heading, icons, Link, Row, Stack, Text } from '#design-system'
import { formatDate } from '#platform/dates'
import { linkWords } from '../../model/link-words.ts'
import { categoryLabels } from '../../model/message-filter.ts'
import { Back, Body } from './MessagePane.styles.ts'

interface Props {
  message: Message
  /** The list without it. */
  backHref: string
  busy: boolean
  /** It was opened and is unread. */
  onRead: () => void
  onRemove: () => void
}

/** The message that is being read, with the way to what it is about. Takes the focus when it is opened, and is read from then on. Renders an `<article>`. */
export function MessagePane({ message, backHref, busy, onRead, onRemove }: Props) {
  const { id, title, category, createdAt, body, link, read } = message
  const heading = useRef<HTMLHeadingElement>(null)
  const opened = useEffectEvent(() => {
    heading.current?.focus()
    if (!read) onRead()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is another opening
  useEffect(() => {
    opened()
  }, [id])
  return (
    <article aria-label={title}>
      <Stack gap={4}>
        <Back>
          <Link href={backHref}>返回消息列表</Link>
        </Back>
        <Heading ref={heading} tabIndex={-1} level={2} size="lg">
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {categoryLabels[category]} · {formatDate(createdAt, 'YYYY-MM-DD HH:mm:ss').slice(0, 16)}
        </Text>
        {body && <Body>{body}</Body>}
        <Row gap={2}>
          {link && (
            <ButtonLink variant="primary" href={link} aria-label={`${linkWords(link)}：${title}`}>
              {linkWords(link)}
            </ButtonLink>
          )}
          <Button variant="quiet" icon={icons.trash} loading={busy} aria-label={`删除：${title}`} onClick={onRemove}>
            删除
          </Button>
        </Row>
      </Stack>
    </article>
  )
}

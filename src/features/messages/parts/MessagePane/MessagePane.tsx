import { useEffect, useEffectEvent, useRef } from 'react'
import type { MessageAbout } from '#contract/messages'
import { Button, ButtonLink, Heading, icons, Link, Row, Stack, Text } from '#design-system'
import { messagesOf, type Reading, readingOf } from '../../model/about-one-thing.ts'
import { linkWords } from '../../model/link-words.ts'
import { categoryLabels } from '../../model/message-filter.ts'
import { minuteOf } from '../../model/minute.ts'
import { EarlierMessages } from '../EarlierMessages/EarlierMessages.tsx'
import { Back, Body } from './MessagePane.styles.ts'

interface Props {
  message: MessageAbout
  /** Which of them the address opens: another is another opening. */
  openId: string
  /** Where all about its thing are listed. */
  allHref: string
  /** The list without it. */
  backHref: string
  busy: boolean
  /** It was opened, and something about its thing is unread. */
  onRead: (reading: Reading) => void
  onRemove: (ids: string[]) => void
}

/** The message that is being read, with the way to what it is about and what was written of that before. Takes the focus when it is opened, and is read from then on. Renders an `<article>`. */
export function MessagePane({ message, openId, allHref, backHref, busy, onRead, onRemove }: Props) {
  const { title, category, createdAt, body, link, count, earlier } = message
  const all = messagesOf(message).map(({ id }) => id)
  const removal = all.length > 1 ? `删除 ${all.length} 条` : '删除'
  const heading = useRef<HTMLHeadingElement>(null)
  const opened = useEffectEvent(() => {
    heading.current?.focus()
    const reading = readingOf([message])
    if (reading) onRead(reading)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is another opening
  useEffect(() => {
    opened()
  }, [openId])
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
          {categoryLabels[category]} · {minuteOf(createdAt)}
        </Text>
        {body && <Body>{body}</Body>}
        <Row gap={2}>
          {link && (
            <ButtonLink variant="primary" href={link} aria-label={`${linkWords(link)}：${title}`}>
              {linkWords(link)}
            </ButtonLink>
          )}
          <Button
            variant="quiet"
            icon={icons.trash}
            loading={busy}
            aria-label={`${removal}：${title}`}
            onClick={() => onRemove(all)}
          >
            {removal}
          </Button>
        </Row>
        {earlier.length > 0 && <EarlierMessages messages={earlier} link={link} />}
        {count > all.length && <Link href={allHref}>查看这件事的全部 {count} 条消息</Link>}
      </Stack>
    </article>
  )
}

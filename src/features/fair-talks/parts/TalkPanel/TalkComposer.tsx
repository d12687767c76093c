import type { KeyboardEvent } from 'react'
import { LINE_LENGTH } from '#contract/fair-talks'
import { Button, Field, Row, Stack, Text, TextArea } from '#design-system'

interface Props {
  /** To whom one writes. */
  other: string
  /** Why nothing is sent now; '' where it is. What is typed stays. */
  obstacle: string
  text: string
  onText: (text: string) => void
  onSay: (text: string) => void
}

const lengthOf = (text: string) => [...text].length

/** Writes a line. What is typed stays until it has been sent; a long one is not cut. */
export function TalkComposer({ other, obstacle, text, onText, onSay }: Props) {
  const line = text.trim()
  const isLong = lengthOf(line) > LINE_LENGTH
  const mayNot = obstacle !== '' || line === '' || isLong
  const send = () => {
    if (mayNot) return
    onSay(line)
    onText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While characters are put together, Enter chooses one.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <Stack gap={2}>
      <Field label={`写给${other}`} error={isLong ? `一条最多 ${LINE_LENGTH} 个字，可以分几条发` : undefined}>
        <TextArea
          rows={2}
          limit={LINE_LENGTH}
          value={text}
          onChange={event => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Row gap={3} justify="between">
        <Text size="sm" tone="muted">
          {obstacle || 'Enter 发送，Shift+Enter 换行'}
        </Text>
        <Button variant="primary" disabled={mayNot} onClick={send}>
          发送
        </Button>
      </Row>
    </Stack>
  )
}

import { Button, Row, Text } from '#design-system'
import type { Outgoing } from '../../model/talk-lines.ts'
import { Group, Groups, Line } from './TalkPanel.styles.ts'

interface Props {
  lines: readonly Outgoing[]
  onAgain: (key: string) => void
  /** The words go back to where they were written. */
  onTakeBack: (line: Outgoing) => void
}

/** Lines on their way, and those that did not arrive. */
export function OutgoingLines({ lines, onAgain, onTakeBack }: Props) {
  if (lines.length === 0) return null
  return (
    <Groups aria-label="还没有发出的话">
      {lines.map(line => (
        <Group key={line.key} data-by="me">
          <Line data-state={line.state}>{line.text}</Line>
          {line.state === 'sending' ? (
            <Text size="sm" tone="muted">
              发送中…
            </Text>
          ) : (
            <>
              <Text size="sm" tone="danger" role="alert">
                没有发出：{line.why}
              </Text>
              <Row gap={2}>
                <Button size="small" aria-label={`重新发送：${line.text}`} onClick={() => onAgain(line.key)}>
                  重新发送
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`拿回来改：${line.text}`}
                  onClick={() => onTakeBack(line)}
                >
                  拿回来改
                </Button>
              </Row>
            </>
          )}
        </Group>
      ))}
    </Groups>
  )
}

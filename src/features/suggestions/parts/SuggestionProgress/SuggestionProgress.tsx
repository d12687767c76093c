import type { Suggestion } from '#contract/suggestions'
import { Card, Heading, Row, Stack, Tag, Text, Timeline } from '#design-system'
import { kindLabelOf } from '../../model/suggestion-address.ts'
import { progressOf, stateLabels } from '../../model/suggestion-progress.ts'
import { Prose } from './SuggestionProgress.styles.ts'

/** One letter: how far it is, what was asked, and what was answered. A group and no landmark, because letters may be titled alike. */
export const SuggestionProgress = ({ suggestion }: { suggestion: Suggestion }) => {
  const { ticket, kind, title, body, files, state, answer } = suggestion
  return (
    <Card
      role="group"
      title={title}
      level={3}
      action={<Tag tone={state === 'answered' ? 'success' : 'primary'}>{stateLabels[state]}</Tag>}
    >
      <Stack gap={4}>
        <Row gap={3}>
          <Text size="sm" tone="muted">
            受理编号 {ticket}
          </Text>
          <Text size="sm" tone="muted">
            {kindLabelOf(kind)}
          </Text>
        </Row>
        <Timeline items={progressOf(suggestion)} />
        <div>
          <Prose>{body}</Prose>
          {files.length > 0 && (
            <Text size="sm" tone="muted">
              附件：{files.join('、')}
            </Text>
          )}
        </div>
        {answer && (
          <div>
            <Heading level={4} size="md">
              答复
            </Heading>
            <Prose>{answer}</Prose>
          </div>
        )}
      </Stack>
    </Card>
  )
}

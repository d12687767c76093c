import type { PublicAnswer } from '#contract/suggestions'
import { Accordion, Stack, Tag, Text } from '#design-system'
import { kindLabelOf } from '../../model/suggestion-address.ts'
import { Line, Prose } from './PublicAnswers.styles.ts'

/** Questions that unfold to their answers; they open without script. Renders `<details>` in a `<div>`. */
export const PublicAnswers = ({ answers }: { answers: readonly PublicAnswer[] }) => (
  <Accordion
    items={answers.map(({ id, kind, title, question, answer, office, askedOn, answeredOn }) => ({
      id,
      title: (
        <Line>
          <Tag>{kindLabelOf(kind)}</Tag>
          <span>{title}</span>
        </Line>
      ),
      content: (
        <Stack gap={3}>
          <Prose>
            <strong>问：</strong>
            {question}
          </Prose>
          <Prose>
            <strong>答：</strong>
            {answer}
          </Prose>
          <Text size="sm" tone="muted">
            {office} · {askedOn} 来信，{answeredOn} 答复
          </Text>
        </Stack>
      ),
    }))}
  />
)

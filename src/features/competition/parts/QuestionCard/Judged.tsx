import type { Outcome } from '#contract/competition'
import { Alert, type Choice, Heading, Text } from '#design-system'
import { Choices } from './QuestionCard.styles.ts'

interface Props {
  label: string
  choices: readonly Choice[]
  outcome: Outcome
}

const wordsOf = (choices: readonly Choice[], values: readonly string[]) =>
  choices
    .filter(({ value }) => values.includes(value))
    .map(({ label }) => label)
    .join('；')

/** A question that is answered: what was chosen, what is right, and which article says so. */
export function Judged({ label, choices, outcome: { chosen, right, solution, explanation, law } }: Props) {
  const noteOf = (value: string) =>
    [chosen.includes(value) && '您的选择', solution.includes(value) && '正确答案'].filter(Boolean).join('，')
  return (
    <>
      <Heading level={2} size="md">
        {label}
      </Heading>
      <Choices>
        {choices.map(({ value, label: words }) => (
          <li
            key={value}
            data-right={solution.includes(value) || undefined}
            data-chosen={chosen.includes(value) || undefined}
          >
            <span>{words}</span>
            <b>{noteOf(value)}</b>
          </li>
        ))}
      </Choices>
      <Alert tone={right ? 'success' : 'danger'} title={right ? '回答正确' : '回答错误'} live>
        {!right && <Text>正确答案：{wordsOf(choices, solution)}</Text>}
        <Text>{explanation}</Text>
        <Text tone="muted">依据：{law}</Text>
      </Alert>
    </>
  )
}

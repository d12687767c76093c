import { Button, Row } from '#design-system'

interface Answer {
  value: string
  label: string
}

interface Props {
  /** What the question is called. */
  of: string
  answers: readonly Answer[]
  value: string
  /** Something of one's own is written, which a press must not take away. */
  locked?: boolean | undefined
  onPick: (value: string) => void
}

/** What is often answered, a button each. Renders a `<div role="group">`. */
export const UsualAnswers = ({ of, answers, value, locked, onPick }: Props) => (
  <Row role="group" aria-label={`常用答案：${of}`} gap={2}>
    {answers.map(answer => (
      <Button
        key={answer.value}
        size="small"
        aria-pressed={value === answer.value}
        disabled={locked}
        onClick={() => onPick(answer.value)}
      >
        {answer.label}
      </Button>
    ))}
  </Row>
)

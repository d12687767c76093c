import { type FormEvent, useState } from 'react'
import type { Outcome, Question } from '#contract/competition'
import { questionKindLabels } from '#contract/question-set-fields'
import { Alert, Button, CheckboxGroup, RadioGroup, Row, Stack, Tag } from '#design-system'
import { wordsFor } from '#platform/forms'
import { Judged } from './Judged.tsx'

export interface QuestionCardProps {
  question: Question
  /** Its number in the whole bank. */
  number: number
  outcome: Outcome | null
  isSending: boolean
  onAnswer: (chosen: string[]) => Promise<void>
  onAgain: () => void
}

/** One question: choose, have it judged, read why. Give it a `key` of its own. Renders a `<form>`, or a `<div>` once it is answered. */
export function QuestionCard({ question, number, outcome, isSending, onAnswer, onAgain }: QuestionCardProps) {
  const { id, kind, stem, options, chapter } = question
  const [chosen, setChosen] = useState<string[]>([])
  const [fault, setFault] = useState('')
  const [failure, setFailure] = useState('')
  const label = `${number}. ${stem}`
  const choices = options.map(({ value, label: words }) => ({
    value,
    label: kind === 'judge' ? words : `${value}. ${words}`,
  }))
  const head = (
    <Row gap={2}>
      <Tag tone="primary">{questionKindLabels[kind]}</Tag>
      <Tag>{chapter}</Tag>
    </Row>
  )

  if (outcome) {
    return (
      <Stack gap={4}>
        {head}
        <Judged label={label} choices={choices} outcome={outcome} />
        <Row>
          <Button
            onClick={() => {
              setChosen([])
              onAgain()
            }}
          >
            重做这道题
          </Button>
        </Row>
      </Stack>
    )
  }

  function choose(next: string[]) {
    setChosen(next)
    setFault('')
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setFailure('')
    if (chosen.length === 0) return setFault('请选择答案')
    try {
      await onAnswer(chosen.toSorted())
    } catch (error) {
      setFailure(wordsFor(error))
    }
  }

  const texts = { id: `q${id}`, name: `q${id}`, label, options: choices, error: fault || undefined }
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Stack gap={4}>
        {head}
        {kind === 'multiple' ? (
          <CheckboxGroup
            {...texts}
            hint="有两个或两个以上正确答案，多选、少选、错选都不算对"
            value={chosen}
            onValueChange={({ value }) => choose(value)}
          />
        ) : (
          <RadioGroup {...texts} value={chosen[0] ?? ''} onValueChange={({ value }) => choose([value])} />
        )}
        {failure && (
          <Alert tone="danger" live title="答案没有保存">
            {failure}
          </Alert>
        )}
        <Row>
          <Button type="submit" variant="primary" loading={isSending}>
            提交答案
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

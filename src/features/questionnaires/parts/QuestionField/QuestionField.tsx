import type { Answer, Question } from '#contract/questionnaire-document'
import { CheckboxGroup, Field, NumberInput, RadioGroup, Rating, Select, TextArea, TextInput } from '#design-system'
import { MatrixField } from './MatrixField.tsx'

export interface QuestionFieldProps {
  question: Question
  answer: Answer | undefined
  error?: string | undefined
  onAnswer: (change: { answer: Answer }) => void
}

/** Longer lists unfold from a field. */
const MOST_RADIOS = 8

/** One question by its kind. */
export function QuestionField({ question, answer, error, onAnswer }: QuestionFieldProps) {
  const { id, title, hint, required } = question
  const texts = { label: title, hint, error, required }
  switch (question.kind) {
    case 'single':
      return question.options.length > MOST_RADIOS ? (
        <Field {...texts} controlId={id}>
          <Select
            name={id}
            placeholder="请选择"
            options={question.options}
            value={typeof answer === 'string' ? answer : ''}
            onChange={event => onAnswer({ answer: event.currentTarget.value })}
          />
        </Field>
      ) : (
        <RadioGroup
          {...texts}
          id={id}
          name={id}
          options={question.options}
          value={typeof answer === 'string' ? answer : ''}
          onValueChange={({ value }) => onAnswer({ answer: value })}
        />
      )
    case 'multiple':
      return (
        <CheckboxGroup
          {...texts}
          id={id}
          name={id}
          options={question.options}
          value={Array.isArray(answer) ? answer : []}
          onValueChange={({ value }) => onAnswer({ answer: value })}
        />
      )
    case 'text':
      return (
        <Field {...texts} controlId={id}>
          {question.long ? (
            <TextArea
              name={id}
              rows={4}
              limit={question.most}
              value={typeof answer === 'string' ? answer : ''}
              onChange={event => onAnswer({ answer: event.currentTarget.value })}
            />
          ) : (
            <TextInput
              name={id}
              value={typeof answer === 'string' ? answer : ''}
              onChange={event => onAnswer({ answer: event.currentTarget.value })}
            />
          )}
        </Field>
      )
    case 'number':
      return (
        <Field {...texts} controlId={id}>
          <NumberInput
            name={id}
            unit={question.unit}
            value={typeof answer === 'number' || typeof answer === 'string' ? String(answer) : ''}
            onChange={event => {
              const typed = event.currentTarget.value.trim()
              onAnswer({ answer: /^-?\d{1,12}$/.test(typed) ? Number(typed) : typed })
            }}
          />
        </Field>
      )
    case 'rating':
      return (
        <Rating
          {...texts}
          id={id}
          name={id}
          words={question.words}
          value={typeof answer === 'number' ? answer : 0}
          onValueChange={({ value }) => onAnswer({ answer: value })}
        />
      )
    case 'matrix':
      return (
        <MatrixField
          {...texts}
          id={id}
          rows={question.rows}
          columns={question.columns}
          answer={typeof answer === 'object' && !Array.isArray(answer) ? answer : {}}
          onAnswer={onAnswer}
        />
      )
    default:
      return question satisfies never
  }
}

import { useFormContext, useWatch } from 'react-hook-form'
import { isAsked, type Question } from '#contract/form/question'
import type { ResumeLanguage } from '#contract/resume-language'
import { QuestionField } from './QuestionField.tsx'
import { Grid } from './Questions.styles.ts'

interface Props {
  questions: readonly Question[]
  /** Where the answers lie in the form: `fields`, `items.0`; '' for its top. */
  under?: string | undefined
  language?: ResumeLanguage | undefined
}

/** Questions of the form around, those that are asked as the others stand answered. Renders a `<div>`. */
export function Questions({ questions, under = '', language }: Props) {
  const { control } = useFormContext()
  const base = under && `${under}.`
  const conditions = [...new Set(questions.flatMap(({ when }) => (when ? [when.question] : [])))]
  const given: readonly unknown[] = useWatch({ control, name: conditions.map(name => base + name) })
  const answers = Object.fromEntries(conditions.map((name, at) => [name, given[at]]))
  return (
    <Grid>
      {questions
        .filter(question => isAsked(question, answers))
        .map(question => (
          <div key={question.name} data-width={question.width}>
            <QuestionField question={question} path={base + question.name} language={language} />
          </div>
        ))}
    </Grid>
  )
}

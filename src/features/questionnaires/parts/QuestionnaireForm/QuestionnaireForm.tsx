import type { Questionnaire } from '#contract/questionnaires'
import { Alert, Button, Heading, Progress, Row, Stack } from '#design-system'
import { FormBody } from '#features/forms'
import { CaptchaStep } from '#features/session'
import { useAnswering } from '../../hooks/useAnswering.ts'
import { QuestionField } from '../QuestionField/QuestionField.tsx'

interface Props {
  questionnaire: Questionnaire
  /** Page from 0. */
  at: number
  /** Leads to another page, from 0. */
  onPage: (change: { at: number }) => void
  onSent: (answer: { already: boolean }) => void
}

/** A questionnaire page by page; what is answered stays in this browser until it is sent. Renders a `<div>`. */
export function QuestionnaireForm(props: Props) {
  const { questionnaire, at, onPage } = props
  const { session, questions, answers, isLast, isGuest, resumeAt, answer, clear } = useAnswering(props)
  const { pages } = questionnaire
  return (
    <Stack gap={5}>
      {resumeAt !== null && (
        <Alert
          tone="info"
          title="您上次没有答完，答案还在"
          action={
            <Row gap={2}>
              <Button size="small" onClick={() => onPage({ at: resumeAt })}>
                接着答第 {resumeAt + 1} 页
              </Button>
              <Button size="small" onClick={clear}>
                清空重填
              </Button>
            </Row>
          }
        />
      )}
      <Progress label={`第 ${at + 1} 页，共 ${pages.length} 页`} value={(at + 1) / pages.length} />
      <Heading level={2} size="lg">
        {pages[at]?.title}
      </Heading>
      <FormBody {...session} gap={5}>
        {questions.map(question => (
          <QuestionField
            key={question.id}
            question={question}
            answer={answers[question.id]}
            error={session.faults.find(({ id }) => id === question.id)?.message}
            onAnswer={change => answer(question.id, change.answer)}
          />
        ))}
        {isLast && isGuest && <CaptchaStep />}
        <Row gap={3}>
          {at > 0 && <Button onClick={() => onPage({ at: at - 1 })}>上一页</Button>}
          <Button type="submit" variant="primary" loading={session.isSubmitting}>
            {isLast ? '提交问卷' : '下一页'}
          </Button>
        </Row>
      </FormBody>
    </Stack>
  )
}

import { FormProvider } from 'react-hook-form'
import type { Questionnaire } from '#contract/questionnaires'
import { Alert, Button, ErrorSummary, Heading, Progress, Row, Stack } from '#design-system'
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

/** A questionnaire page by page; what is answered stays in this browser until it is sent. */
export function QuestionnaireForm(props: Props) {
  const { questionnaire, at, onPage } = props
  const { form, questions, answers, faults, attempt, isGuest, resumeAt, isSending, answer, forward, clear } =
    useAnswering(props)
  const { pages } = questionnaire
  const isLast = at === pages.length - 1
  const root = form.formState.errors.root?.message
  const captchaFault = form.formState.errors.captcha?.answer?.message
  const summary = captchaFault && isLast ? [...faults, { id: 'captcha.answer', message: captchaFault }] : faults

  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={event => void forward(event)} noValidate>
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
          <ErrorSummary faults={summary} attempt={attempt} />
          {root && (
            <Alert tone="danger" live>
              {root}
            </Alert>
          )}
          {questions.map(question => (
            <QuestionField
              key={question.id}
              question={question}
              answer={answers[question.id]}
              error={faults.find(({ id }) => id === question.id)?.message}
              onAnswer={change => answer(question.id, change.answer)}
            />
          ))}
          {isLast && isGuest && <CaptchaStep />}
          <Row gap={3}>
            {at > 0 && <Button onClick={() => onPage({ at: at - 1 })}>上一页</Button>}
            <Button type="submit" variant="primary" loading={isSending}>
              {isLast ? '提交问卷' : '下一页'}
            </Button>
          </Row>
        </Stack>
      </form>
    </FormProvider>
  )
}

import { useCallback, useState } from 'react'
import { pathTo } from '#contract/pages'
import type { Questionnaire } from '#contract/questionnaires'
import { Alert, ButtonLink, Card, DoneLayout, LoadState, Row, TaskListLayout, Text } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { Redirect, useNavigate, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useAnswered, useQuestionnaire } from '../../hooks/useQuestionnaire.ts'
import { addressOfPage, pageOf } from '../../model/progress.ts'
import { AboutAnswers } from '../../parts/AboutAnswers/AboutAnswers.tsx'

const QuestionnaireForm = later(
  async () => (await import('../../parts/QuestionnaireForm/QuestionnaireForm.tsx')).QuestionnaireForm,
)

const onward = (
  <>
    <ButtonLink variant="primary" href={pathTo('jobSearch')}>
      找职位
    </ButtonLink>
    <ButtonLink href={pathTo('notices')}>通知公告</ButtonLink>
  </>
)

function Shown({ questionnaire }: { questionnaire: Questionnaire }) {
  const { query: address } = useRequest()
  const navigate = useNavigate()
  const wasAnswered = useAnswered(questionnaire.slug)
  const turn = useCallback(({ at }: { at: number }) => navigate(addressOfPage(at)), [navigate])
  const [sent, setSent] = useState<{ already: boolean } | null>(null)
  const { title, intro, thanks, open, closesOn } = questionnaire

  if (sent && !sent.already) {
    return (
      <DoneLayout
        title="谢谢您的回答"
        lead={
          <Alert tone="success" title="已收到您的答卷" live>
            {thanks}
          </Alert>
        }
        actions={onward}
      />
    )
  }
  if (sent?.already || wasAnswered) {
    return (
      <TaskListLayout title={title}>
        <Alert tone="info" title="您已经答过这份问卷" live>
          每人只需要答一次，之前的答案已经收到，不用再填。{thanks}
        </Alert>
        <Row gap={3}>{onward}</Row>
      </TaskListLayout>
    )
  }
  if (!open) {
    return (
      <TaskListLayout title={title}>
        <Alert tone="info" title="这份问卷已经结束">
          {closesOn} 截止，感谢您的关注。结果发布在“通知公告”栏目。
        </Alert>
        <Row gap={3}>{onward}</Row>
      </TaskListLayout>
    )
  }
  return (
    <TaskListLayout
      title={title}
      lead={intro}
      status={
        <Text size="sm" tone="muted">
          {closesOn && `${closesOn} 截止，`}每人一份。答到一半可以离开，答案留在这台设备上。
        </Text>
      }
      aside={<AboutAnswers questionnaire={questionnaire} />}
    >
      <Card>
        <QuestionnaireForm
          questionnaire={questionnaire}
          at={pageOf(address, questionnaire)}
          onPage={change => void turn(change)}
          onSent={setSent}
        />
      </Card>
    </TaskListLayout>
  )
}

/** `/questionnaire/jtjj` — the survey of households' economy and work, once for each person. */
export function QuestionnairePage() {
  const { questionnaire, ...state } = useQuestionnaire()
  usePageHead(questionnaire ? { title: questionnaire.title, description: questionnaire.intro } : null)
  if (isNotFound(state.error)) return <Redirect to={pathTo('notFound')} />
  return (
    <LoadState {...state} data={questionnaire}>
      {shown => <Shown questionnaire={shown} />}
    </LoadState>
  )
}

import { useCallback, useState } from 'react'
import { pathTo } from '#contract/pages'
import type { Questionnaire } from '#contract/questionnaires'
import { Alert, Breadcrumb, ButtonLink, LoadState, PageTitle, Row, Stack, Text } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { Redirect, useNavigate, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useAnswered, useQuestionnaire } from '../../hooks/useQuestionnaire.ts'
import { addressOfPage, pageOf } from '../../model/progress.ts'
import { Readable } from './QuestionnairePage.styles.ts'

const QuestionnaireForm = later(
  async () => (await import('../../parts/QuestionnaireForm/QuestionnaireForm.tsx')).QuestionnaireForm,
)

const onward = (
  <Row gap={3}>
    <ButtonLink variant="primary" href={pathTo('jobSearch')}>
      找职位
    </ButtonLink>
    <ButtonLink href={pathTo('notices')}>通知公告</ButtonLink>
  </Row>
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
      <Stack gap={4}>
        <PageTitle>谢谢您的回答</PageTitle>
        <Alert tone="success" title="已收到您的答卷" live>
          {thanks}
        </Alert>
        {onward}
      </Stack>
    )
  }
  if (sent?.already || wasAnswered) {
    return (
      <Stack gap={4}>
        <PageTitle>{title}</PageTitle>
        <Alert tone="info" title="您已经答过这份问卷" live>
          每人只需要答一次，之前的答案已经收到，不用再填。{thanks}
        </Alert>
        {onward}
      </Stack>
    )
  }
  return (
    <Stack gap={4}>
      <PageTitle>{title}</PageTitle>
      {open ? (
        <>
          <Text>{intro}</Text>
          <Text size="sm" tone="muted">
            {closesOn && `${closesOn} 截止。`}
            登录的按账号、没有登录的按浏览器，每人一份；答到一半可以离开，答案留在这台设备上。
          </Text>
          <QuestionnaireForm
            questionnaire={questionnaire}
            at={pageOf(address, questionnaire)}
            onPage={change => void turn(change)}
            onSent={setSent}
          />
        </>
      ) : (
        <>
          <Alert tone="info" title="这份问卷已经结束">
            {closesOn} 截止，感谢您的关注。结果发布在“通知公告”栏目。
          </Alert>
          {onward}
        </>
      )}
    </Stack>
  )
}

/** `/questionnaire/jtjj` — the survey of households' economy and work, once for each person. */
export function QuestionnairePage() {
  const { questionnaire, ...state } = useQuestionnaire()
  usePageHead(questionnaire ? { title: questionnaire.title, description: questionnaire.intro } : null)
  if (isNotFound(state.error)) return <Redirect to={pathTo('notFound')} />
  return (
    <Readable>
      <LoadState {...state} data={questionnaire}>
        {shown => (
          <Stack gap={4}>
            <Breadcrumb items={[{ label: '首页', href: pathTo('home') }, { label: shown.title }]} />
            <Shown questionnaire={shown} />
          </Stack>
        )}
      </LoadState>
    </Readable>
  )
}

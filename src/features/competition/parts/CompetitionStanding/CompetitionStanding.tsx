import { pathTo } from '#contract/pages'
import { ButtonLink, LoadState, Row, Stack, Stat, StatList, Text } from '#design-system'
import { loginAddress } from '#platform/routing'
import { useSession } from '#platform/session'
import { useStanding } from '../../hooks/useStanding.ts'

/** How far one has come with courses and questions of the competition; guests are asked to sign in. Renders a `<div>`. */
export function CompetitionStanding() {
  const isSignedIn = useSession().status === 'LOGIN'
  const { standing, ...state } = useStanding(isSignedIn)
  if (!isSignedIn) {
    return (
      <Stack gap={3}>
        <Text tone="muted">登录后可以看到您学完的小节、答过的题和正确率。</Text>
        <Row>
          <ButtonLink href={loginAddress(pathTo('ldgxResult'))}>登录查看</ButtonLink>
        </Row>
      </Stack>
    )
  }
  return (
    <LoadState {...state} data={standing}>
      {({ learned, sections, answered, questions, right }) => (
        <Stack gap={4}>
          <StatList>
            <Stat label="学完小节" value={`${learned} / ${sections}`} />
            <Stat label="已答题目" value={`${answered} / ${questions}`} />
            <Stat label="答对" value={String(right)} unit="题" />
            <Stat label="正确率" value={answered === 0 ? '—' : `${Math.round((right / answered) * 100)}%`} />
          </StatList>
          <Row gap={3}>
            <ButtonLink href={pathTo('courses')}>学课程</ButtonLink>
            <ButtonLink href={pathTo('questions')}>练题库</ButtonLink>
            {answered > right && <ButtonLink href={pathTo('questions', null, { view: 'wrong' })}>看错题本</ButtonLink>}
          </Row>
        </Stack>
      )}
    </LoadState>
  )
}

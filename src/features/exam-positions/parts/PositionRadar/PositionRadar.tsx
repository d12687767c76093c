import type { Judgement } from '#contract/exam-positions'
import { pathTo } from '#contract/pages'
import { Alert, ButtonLink, Link, LoadState, Stack, Tag, Text } from '#design-system'
import { loginAddress } from '#platform/routing'
import { useJudgement } from '../../hooks/usePosition.ts'
import { verdictTags, verdictWords } from '../../model/position-words.ts'
import { Conditions } from './PositionRadar.styles.ts'

const tones = { fits: 'success', unsure: 'warning', fails: 'danger' } as const

const Condition = ({ condition: { verdict, hard, quote, yours, advice } }: { condition: Judgement }) => (
  <li data-verdict={verdict}>
    <div>
      <q>{quote}</q>
      <Tag tone={verdictTags[verdict].tone}>{verdictTags[verdict].label}</Tag>
    </div>
    <p>
      {hard ? '必备条件' : '优先条件'} · 您的情况：{yours || '还没有填写'}
    </p>
    {advice && <p data-advice>{advice}</p>}
  </li>
)

/** Each condition of a position held against one's resume: what the notice says, what one has, what to add. */
export function PositionRadar({ id, back }: { id: string; back: string }) {
  const { judgement, isSeeker, isGuest, ...state } = useJudgement(id)
  if (isGuest) {
    return (
      <Alert
        tone="info"
        title="登录后逐条核对您是否符合"
        action={
          <ButtonLink size="small" href={loginAddress(back)}>
            登录后核对
          </ButtonLink>
        }
      >
        按您的简历和资料对照公告条件，只有您自己看得到。
      </Alert>
    )
  }
  if (!isSeeker) return <Text tone="muted">您正在使用单位账号，核对条件请使用个人账号登录。</Text>
  return (
    <LoadState {...state} data={judgement}>
      {({ verdict, list }) => (
        <Stack gap={3}>
          <Alert tone={tones[verdict]} title={verdictTags[verdict].label}>
            {verdictWords[verdict]}
          </Alert>
          <Conditions>
            {list.map(condition => (
              <Condition key={`${condition.kind} ${condition.quote}`} condition={condition} />
            ))}
          </Conditions>
          <Text size="sm" tone="muted">
            对照结果供您参考，以公告和资格审核为准。资料不全？去<Link href={pathTo('resumes')}>完善简历</Link>。
          </Text>
        </Stack>
      )}
    </LoadState>
  )
}

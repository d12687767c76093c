import type { FlexibleJob } from '#contract/flexible'
import { pathTo } from '#contract/pages'
import { flexibleCategory } from '#contract/reference/flexible'
import { labelOf } from '#contract/reference/lookup'
import { Breadcrumb, Card, EmptyState, Link, LoadState, PageTitle, Stack, Text } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { isNotFound } from '#platform/transport'
import { useFlexibleJob } from '../../hooks/useFlexible.ts'
import { leftOf, payOf, settledOf } from '../../model/words.ts'
import { Facts } from './FlexiblePage.styles.ts'

const SimpleApply = later(async () => (await import('../../parts/SimpleApply/SimpleApply.tsx')).SimpleApply)

const factsOf = (job: FlexibleJob) => [
  { term: '报酬', details: `${payOf(job)}，${settledOf(job)}` },
  { term: '开工', details: job.startsOn },
  { term: '时间', details: job.hours },
  { term: '人数', details: leftOf(job) },
  { term: '地点', details: `${job.place} ${job.address}` },
  { term: '单位', details: `${job.companyName}${job.verified ? '（已核验）' : ''}` },
  { term: '报名截止', details: job.expiresOn },
]

/** The posting of casual work that the address is about. */
export function FlexibleDetail() {
  const { job, ...state } = useFlexibleJob()
  usePageHead(job ? { title: `${job.title}_灵活就业`, noIndex: !job.open } : { title: '灵活就业', noIndex: true })
  if (isNotFound(state.error)) {
    return (
      <Stack gap={5}>
        <PageTitle>灵活就业</PageTitle>
        <EmptyState title="没有这份零工" action={<Link href={pathTo('flexible')}>看全部零工</Link>}>
          它可能已经删除，或者链接不完整。
        </EmptyState>
      </Stack>
    )
  }
  return (
    <LoadState {...state} data={job}>
      {shown => (
        <Stack gap={5}>
          <Breadcrumb
            items={[
              { label: '首页', href: pathTo('home') },
              { label: '灵活就业', href: pathTo('flexible') },
              {
                label: labelOf(flexibleCategory, shown.category),
                href: pathTo('flexible', null, { category: shown.category }),
              },
              { label: shown.title },
            ]}
          />
          <PageTitle>{shown.title}</PageTitle>
          <Facts>
            {factsOf(shown).map(({ term, details }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{details}</dd>
              </div>
            ))}
          </Facts>
          <Card title="做什么">
            <Text>{shown.duties}</Text>
          </Card>
          <Card title="报名">
            <SimpleApply job={shown} />
          </Card>
        </Stack>
      )}
    </LoadState>
  )
}

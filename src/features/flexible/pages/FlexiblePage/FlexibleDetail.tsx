import type { FlexibleJob } from '#contract/flexible'
import { licenceMarks } from '#contract/licence-standing'
import { pathTo } from '#contract/pages'
import { flexibleCategory } from '#contract/reference/flexible'
import { labelOf } from '#contract/reference/lookup'
import { Card, DetailHead, DetailLayout, DetailSection, FactList, LoadState, PageError, Text } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { isNotFound } from '#platform/transport'
import { useFlexibleJob } from '../../hooks/useFlexible.ts'
import { leftOf, payOf, settledOf } from '../../model/words.ts'
import { PayLine } from './FlexiblePage.styles.ts'

const SimpleApply = later(async () => (await import('../../parts/SimpleApply/SimpleApply.tsx')).SimpleApply)

const factsOf = (job: FlexibleJob) => [
  { term: '开工', details: job.startsOn },
  { term: '时间', details: job.hours },
  { term: '人数', details: leftOf(job) },
  { term: '地点', details: `${job.place} ${job.address}` },
  { term: '报名截止', details: job.expiresOn },
]

/** The posting of casual work that the address is about. */
export function FlexibleDetail() {
  const { job, ...state } = useFlexibleJob()
  usePageHead(job ? { title: `${job.title}_灵活就业`, noIndex: !job.open } : { title: '灵活就业', noIndex: true })
  if (isNotFound(state.error)) {
    return (
      <PageError title="没有这份零工" actions={[{ label: '看全部零工', href: pathTo('flexible') }]}>
        它可能已经删除，或者链接不完整。
      </PageError>
    )
  }
  return (
    <LoadState {...state} data={job}>
      {shown => (
        <DetailLayout
          crumbs={[
            { label: '首页', href: pathTo('home') },
            { label: '灵活就业', href: pathTo('flexible') },
            {
              label: labelOf(flexibleCategory, shown.category),
              href: pathTo('flexible', null, { category: shown.category }),
            },
            { label: shown.title },
          ]}
          aside={
            <Card title="报名">
              <SimpleApply job={shown} />
            </Card>
          }
        >
          <DetailHead
            title={shown.title}
            owner={
              <Text size="sm" tone="muted">
                {shown.companyName}，{licenceMarks[shown.licenceStanding]}
              </Text>
            }
            figure={<PayLine>{`${payOf(shown)}，${settledOf(shown)}`}</PayLine>}
          />
          <FactList facts={factsOf(shown)} />
          <DetailSection title="做什么">
            <Text>{shown.duties}</Text>
          </DetailSection>
        </DetailLayout>
      )}
    </LoadState>
  )
}

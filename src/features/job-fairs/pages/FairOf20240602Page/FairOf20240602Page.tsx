import { pathTo } from '#contract/pages'
import { Alert, ArticleLayout, Link, LoadState, PageError, ShareButton, Text } from '#design-system'
import { usePageHead } from '#platform/head'
import { isNotFound } from '#platform/transport'
import { useFairResults } from '../../hooks/useFairs.ts'
import { fairListAddress } from '../../model/fair-search.ts'
import { figure, placeInWords, whenInWords } from '../../model/fair-words.ts'
import { eventOf } from '../../model/structured-data.ts'
import { FairResults } from '../../parts/FairResults/FairResults.tsx'

/** `/recruitment/20240602` — the fair of 2 June 2024, which is over, and what came of it. */
export function FairOf20240602Page() {
  const { results, ...state } = useFairResults()
  usePageHead(
    results
      ? {
          title: results.title,
          description: `${results.title}：${figure(results.companies)} 家单位提供 ${figure(results.jobs)} 个岗位，计划招聘 ${figure(results.headcount)} 人。`,
          structuredData: { '@context': 'https://schema.org', ...eventOf(results) },
        }
      : null,
  )
  if (isNotFound(state.error)) return <ResultsMissing />
  return (
    <LoadState {...state} data={results}>
      {shown => (
        <ArticleLayout
          wide
          crumbs={[
            { label: '首页', href: pathTo('home') },
            { label: '招聘会', href: pathTo('fairs') },
            { label: shown.title },
          ]}
          title={shown.title}
          facts={[whenInWords(shown.timeline), placeInWords(shown), shown.organiser]}
          tools={<ShareButton title={shown.title} />}
          after={
            <Text>
              <Link href={pathTo('jobFair', { id: shown.id })}>参展单位和岗位</Link>
              {'　'}
              <Link href={fairListAddress({ phase: 'ahead' })}>可以参加的招聘会</Link>
              {'　'}
              <Link href={fairListAddress({ phase: 'ended' })}>办过的招聘会</Link>
            </Text>
          }
        >
          <Alert tone="info">这场招聘会已经结束。</Alert>
          <Text>{shown.summary}</Text>
          <FairResults results={shown} />
        </ArticleLayout>
      )}
    </LoadState>
  )
}

function ResultsMissing() {
  usePageHead({ title: '没有这场招聘会的结果', noIndex: true })
  return (
    <PageError
      area="fairs"
      title="没有这场招聘会的结果"
      actions={[
        { label: '办过的招聘会', href: fairListAddress({ phase: 'ended' }) },
        { label: '招聘会', href: pathTo('fairs') },
      ]}
    >
      结果可能已经撤下。
    </PageError>
  )
}

import { pathTo } from '#contract/pages'
import { ArticleLayout, DetailSection, Link, LoadState, PageError, RichText, Stack, Text } from '#design-system'
import { formatDate } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { isNotFound } from '#platform/transport'
import { useHelpEntry } from '../../hooks/useGuide.ts'

/** `/exam/help/:id` — one answer, and what is asked beside it. */
export function ExamHelpEntryPage() {
  const { entry, ...state } = useHelpEntry()
  usePageHead(entry ? { title: entry.title, description: entry.summary } : null)
  if (isNotFound(state.error)) return <HelpMissing />
  return (
    <LoadState {...state} data={entry}>
      {({ title, section, summary, html, updatedAt, related }) => (
        <ArticleLayout
          crumbs={[
            { label: '首页', href: pathTo('home') },
            { label: '考试中心', href: pathTo('examCentre') },
            { label: '报考帮助', href: pathTo('examHelp') },
            { label: title },
          ]}
          title={title}
          facts={[section, `${formatDate(updatedAt)} 更新`]}
          after={
            related.length > 0 && (
              <DetailSection title="相关问题">
                <Stack gap={3}>
                  {related.map(one => (
                    <Link key={one.id} href={pathTo('examHelpEntry', { id: one.id })}>
                      {one.title}
                    </Link>
                  ))}
                </Stack>
              </DetailSection>
            )
          }
        >
          <Text strong>{summary}</Text>
          <RichText html={html} />
        </ArticleLayout>
      )}
    </LoadState>
  )
}

function HelpMissing() {
  usePageHead({ title: '问题不存在', noIndex: true })
  return (
    <PageError
      area="exams"
      title="没有找到这个问题"
      actions={[
        { label: '全部报考问题', href: pathTo('examHelp') },
        { label: '报考指南', href: pathTo('examGuide') },
        { label: '考试中心', href: pathTo('examCentre') },
      ]}
    >
      问题可能已经合并到别处，或者地址输错了。
    </PageError>
  )
}

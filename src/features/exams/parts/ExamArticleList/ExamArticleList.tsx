import type { ExamArticleSummary } from '#contract/exams'
import { pathTo } from '#contract/pages'
import { Highlight, ListCard } from '#design-system'
import { formatDate } from '#platform/dates'
import { highlightRanges } from '#platform/text'
import { cityLabel, noticeLabel } from '../../model/exam-words.ts'

interface ExamArticleListProps {
  articles: readonly ExamArticleSummary[]
  /** Search words to mark. */
  words?: string | undefined
  /** Titles alone, for a card among others. */
  brief?: boolean | undefined
}

/** Notices one under another; one that was corrected says so. Renders a `<div>`. */
export const ExamArticleList = ({ articles, words = '', brief }: ExamArticleListProps) => (
  <div>
    {articles.map(({ id, type, title, summary, city, source, publishedAt, correctedAt }) => (
      <ListCard
        key={id}
        href={pathTo('examArticle', { id })}
        title={words === '' ? title : <Highlight text={title} ranges={highlightRanges(title, words)} />}
        headline={formatDate(publishedAt)}
        meta={brief ? [] : [cityLabel(city), source]}
        summary={brief ? null : summary}
        tags={[
          { label: noticeLabel(type) },
          ...(correctedAt === null ? [] : [{ label: `${formatDate(correctedAt)} 更正`, tone: 'warning' as const }]),
        ]}
      />
    ))}
  </div>
)

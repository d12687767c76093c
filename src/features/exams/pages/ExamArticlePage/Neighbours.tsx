import type { ExamArticle, ExamArticleSummary } from '#contract/exams'
import { pathTo } from '#contract/pages'
import { Link, Stack } from '#design-system'

const Way = ({ label, article }: { label: string; article: ExamArticleSummary }) => (
  <Link href={pathTo('examArticle', { id: article.id })}>
    {label}：{article.title}
  </Link>
)

/** The articles before and after. Renders a `<nav>`, or nothing where there is neither. */
export const Neighbours = ({ previous, next }: Pick<ExamArticle, 'previous' | 'next'>) =>
  (previous || next) && (
    <nav aria-label="上一篇和下一篇" className="no-print">
      <Stack gap={2}>
        {previous && <Way label="上一篇" article={previous} />}
        {next && <Way label="下一篇" article={next} />}
      </Stack>
    </nav>
  )

import { usePageHead } from '#platform/head'
import { ArticleResults } from '../../parts/ArticleResults/ArticleResults.tsx'

/** `/exam/news` — everything written about exams, features among it. */
export function ExamNewsPage() {
  usePageHead({
    title: '考试资讯',
    description: '江西省公开招聘考试的专题、公告、名单和通知，最新的在前，可按类型、城市和词语查找。',
  })
  return <ArticleResults list="examNews" title="考试资讯" />
}

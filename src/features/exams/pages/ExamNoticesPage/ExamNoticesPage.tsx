import { usePageHead } from '#platform/head'
import { ArticleResults } from '../../parts/ArticleResults/ArticleResults.tsx'

/** `/exam/notice` — what the offices announce of exams, by type. */
export function ExamNoticesPage() {
  usePageHead({
    title: '考试公告',
    description: '江西省公开招聘考试公告、准考证打印、名单公示和通知，按城市和类型查找，更正过的内容单独标出。',
  })
  return <ArticleResults list="examNotices" title="考试公告" />
}

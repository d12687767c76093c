import type { ThemeInfo } from '#contract/exams'
import { pathTo } from '#contract/pages'
import { EmptyState, Link } from '#design-system'
import { PositionResults } from '#features/exam-positions'
import { themeHref } from '../../model/theme-address.ts'
import { ExamArticleList } from '../../parts/ExamArticleList/ExamArticleList.tsx'
import { ExamList } from '../../parts/ExamList/ExamList.tsx'
import { FileList } from '../../parts/FileList/FileList.tsx'

interface ViewProps {
  theme: ThemeInfo
}

/** Its positions, to look through. */
export const PositionsView = ({ theme: { id } }: ViewProps) => (
  <PositionResults within={{ theme: id }} path={themeHref(id, { view: 'positions' })} />
)

/** Its notices, those that were corrected marked. */
export const NoticesView = ({ theme }: ViewProps) =>
  theme.articles.length > 0 ? (
    <ExamArticleList articles={theme.articles} />
  ) : (
    <EmptyState title="还没有公告" action={<Link href={pathTo('examNews')}>查看全部考试资讯</Link>}>
      公告发布以后会列在这里。
    </EmptyState>
  )

/** Its exams, one for each city. */
export const CitiesView = ({ theme }: ViewProps) =>
  theme.exams.length > 0 ? (
    <ExamList exams={theme.exams} />
  ) : (
    <EmptyState title="还没有公布各地市的安排" action={<Link href={pathTo('examThemes')}>查看全部招聘项目</Link>} />
  )

/** What can be taken along. */
export const FilesView = ({ theme }: ViewProps) =>
  theme.attachments.length > 0 ? (
    <FileList files={theme.attachments} />
  ) : (
    <EmptyState title="还没有附件" action={<Link href={pathTo('examNews')}>查看考试资讯</Link>}>
      职位表、报名表等文件发布以后会列在这里。
    </EmptyState>
  )

import type { ExamSummary, ThemeInfo } from '#contract/exams'
import { pathTo } from '#contract/pages'
import { DetailSection, EmptyState, FactList, Link, SeenSecond, Stack, Text } from '#design-system'
import { ListLinks } from '#features/exam-lists'
import { ExamArticleList } from '../../parts/ExamArticleList/ExamArticleList.tsx'
import { ExamFacts } from '../../parts/ExamFacts/ExamFacts.tsx'
import { ExamList } from '../../parts/ExamList/ExamList.tsx'
import { FileList } from '../../parts/FileList/FileList.tsx'

interface ViewProps {
  theme: ThemeInfo
}

/** What the chosen exam has published of who goes on. */
function Lists({ theme, exam }: ViewProps & { exam: ExamSummary | undefined }) {
  const lists = theme.lists.filter(list => list.exam === exam?.id)
  if (lists.length === 0) return null
  return (
    <DetailSection title="名单">
      <ListLinks lists={lists} />
    </DetailSection>
  )
}

/** What it is about, when and how its chosen exam goes, what it rules. */
export const Overview = ({ theme, exam }: ViewProps & { exam: ExamSummary | undefined }) => (
  <Stack gap={6}>
    <Text>{theme.summary}</Text>
    {exam && (
      <SeenSecond>
        <DetailSection title="时间、费用和科目">
          <ExamFacts key={exam.id} id={exam.id} />
        </DetailSection>
      </SeenSecond>
    )}
    <Lists theme={theme} exam={exam} />
    {theme.rules.length > 0 && (
      <DetailSection title="主要规则">
        <FactList facts={theme.rules.map(({ title, words }) => ({ term: title, details: words }))} />
      </DetailSection>
    )}
  </Stack>
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

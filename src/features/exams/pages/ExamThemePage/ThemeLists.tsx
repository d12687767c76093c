import type { ExamSummary, ThemeInfo } from '#contract/exams'
import { DetailSection } from '#design-system'
import { ListLinks } from '#features/exam-lists'

interface ThemeListsProps {
  theme: ThemeInfo
  exam: ExamSummary | undefined
}

/** What the chosen exam has published of who goes on. */
export function ThemeLists({ theme, exam }: ThemeListsProps) {
  const lists = theme.lists.filter(list => list.exam === exam?.id)
  if (lists.length === 0) return null
  return (
    <DetailSection title="名单">
      <ListLinks lists={lists} />
    </DetailSection>
  )
}

import type { ExamSummary, ThemeInfo } from '#contract/exams'
import { DetailSection, FactList, SeenSecond, Stack, Text } from '#design-system'
import { later } from '#platform/later'

const ExamFacts = later(async () => (await import('../../parts/ExamFacts/ExamFacts.tsx')).ExamFacts)
const ThemeLists = later(async () => (await import('./ThemeLists.tsx')).ThemeLists)

interface OverviewProps {
  theme: ThemeInfo
  exam: ExamSummary | undefined
}

/** What it is about, when and how its chosen exam goes, what it rules. */
export const Overview = ({ theme, exam }: OverviewProps) => (
  <Stack gap={6}>
    <Text>{theme.summary}</Text>
    {exam && (
      <SeenSecond>
        <DetailSection title="时间、费用和科目">
          <ExamFacts key={exam.id} id={exam.id} />
        </DetailSection>
      </SeenSecond>
    )}
    <ThemeLists theme={theme} exam={exam} />
    {theme.rules.length > 0 && (
      <DetailSection title="主要规则">
        <FactList facts={theme.rules.map(({ title, words }) => ({ term: title, details: words }))} />
      </DetailSection>
    )}
  </Stack>
)

import type { ExamGuide } from '#contract/exams'
import { Card, Stack } from '#design-system'
import { isOfTheDay } from '../../model/the-day.ts'
import { GuideSteps } from '../../parts/GuideSteps/GuideSteps.tsx'
import { HelpSections } from '../../parts/HelpSections/HelpSections.tsx'

/** How the day of an exam goes, and what is asked before it. */
export function TheDay({ guide: { steps, help } }: { guide: ExamGuide }) {
  const theDay = steps.filter(isOfTheDay)
  return (
    <Stack gap={5}>
      {theDay.length > 0 && (
        <Card>
          <GuideSteps steps={theDay.map(step => ({ ...step, section: '考试当天' }))} />
        </Card>
      )}
      <HelpSections entries={help.filter(isOfTheDay).map(entry => ({ ...entry, section: '考前常问' }))} />
    </Stack>
  )
}

import type { ExamSummary, ThemeInfo } from '#contract/exams'
import { Button, Card, icons, Stack, Stat, StatList, Text } from '#design-system'
import { useCalendarFile } from '../../hooks/useCalendarFile.ts'
import { datesOf } from '../../model/calendar-file.ts'
import { figure } from '../../model/exam-words.ts'
import { momentInWords } from '../../model/moments.ts'

interface ThemeAsideProps {
  theme: ThemeInfo
  exam: ExamSummary | undefined
}

/** How many have applied by now, the dates for one's own calendar, and whom to ask. */
export function ThemeAside({ theme, exam }: ThemeAsideProps) {
  const { save } = useCalendarFile()
  return (
    <>
      <Card title="报名情况">
        <Stack gap={3}>
          <StatList>
            <Stat label="已报名" value={figure(theme.applied)} unit="人" />
            <Stat label="审核通过" value={figure(theme.approved)} unit="人" />
            <Stat label="已缴费" value={figure(theme.paid)} unit="人" />
          </StatList>
          <Text size="sm" tone="muted">
            {theme.countedAt === null ? '报名开始后每十分钟统计一次' : `截至 ${momentInWords(theme.countedAt)}`}
          </Text>
        </Stack>
      </Card>
      <Card title="别错过时间">
        <Stack gap={3}>
          {exam && (
            <div>
              <Button icon={icons.calendar} onClick={() => save(datesOf(exam), exam.title)}>
                把日期加到手机日历
              </Button>
            </div>
          )}
          {theme.phone && <Text tone="muted">咨询电话 {theme.phone}</Text>}
        </Stack>
      </Card>
    </>
  )
}

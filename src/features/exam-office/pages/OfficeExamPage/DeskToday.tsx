import type { OfficeExamInfo } from '#contract/exam-office'
import { examStageLabels } from '#contract/exam-timeline'
import { Card, RecordList, RecordRow, Stack, Tag, Text } from '#design-system'
import { NextDate } from '#features/exams'
import { useServiceNow } from '#platform/clock'
import { deskTasks } from '../../model/desk-tasks.ts'

/** The exam's next date, and what waits for whoever looks. */
export function DeskToday({ desk }: { desk: OfficeExamInfo }) {
  const now = useServiceNow()
  const tasks = deskTasks(desk, now)
  return (
    <Stack gap={4}>
      <Card title="下一个日期" action={<Tag tone="primary">{examStageLabels[desk.exam.stage]}</Tag>}>
        <NextDate timeline={desk.exam.timeline} />
      </Card>
      <Card title="等我办理">
        {tasks.length === 0 ? (
          <Text tone="muted">没有等您办理的事。</Text>
        ) : (
          <RecordList>
            {tasks.map(({ title, facts, href }) => (
              <RecordRow key={title} level={3} title={title} facts={facts} href={href || undefined} />
            ))}
          </RecordList>
        )}
      </Card>
    </Stack>
  )
}

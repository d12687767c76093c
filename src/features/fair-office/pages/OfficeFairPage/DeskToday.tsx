import type { OfficeFairInfo } from '#contract/fair-office'
import { fairPhaseLabels } from '#contract/fair-timeline'
import { Alert, Card, RecordList, RecordRow, Stack, Tag, Text } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { deskTasks, nextMoment } from '../../model/desk-tasks.ts'
import { spanOf } from '../../model/moments.ts'
import { phaseTones } from '../../model/phase-tones.ts'
import { taskHref } from '../../model/task-href.ts'

/** When the fair is, what comes next, and what waits for whoever looks. */
export function DeskToday({ desk }: { desk: OfficeFairInfo }) {
  const now = useServiceNow()
  const { fair } = desk
  const tasks = deskTasks(desk, now)
  const next = nextMoment(fair, now)
  return (
    <Stack gap={4}>
      {fair.reason !== '' && <Alert tone="warning">{`${fairPhaseLabels[fair.phase]}：${fair.reason}`}</Alert>}
      <Card title="时间" action={<Tag tone={phaseTones[fair.phase]}>{fairPhaseLabels[fair.phase]}</Tag>}>
        <Stack gap={2}>
          <Text>{spanOf(fair.timeline.opensAt, fair.timeline.closesAt)}</Text>
          <Text tone="muted">{next === '' ? '全部时间已过' : `下一个时间：${next}`}</Text>
        </Stack>
      </Card>
      <Card title="等我办理">
        {tasks.length === 0 ? (
          <Text tone="muted">没有等您办理的事。</Text>
        ) : (
          <RecordList>
            {tasks.map(task => (
              <RecordRow
                key={task.title}
                level={3}
                title={task.title}
                facts={task.facts}
                href={taskHref(fair.id, task)}
                state={task.isLate && <Tag tone="danger">已逾期</Tag>}
              />
            ))}
          </RecordList>
        )}
      </Card>
    </Stack>
  )
}

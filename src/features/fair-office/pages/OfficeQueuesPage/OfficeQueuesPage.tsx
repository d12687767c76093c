import type { OfficeQueues } from '#contract/fair-talk-office'
import {
  Alert,
  Button,
  Card,
  EmptyState,
  icons,
  LoadState,
  RecordListLayout,
  Stack,
  StatStrip,
  Text,
} from '#design-system'
import { useServiceNow } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useQueues, useReminder } from '../../hooks/useQueues.ts'
import { officeCrumbs } from '../../model/office-crumbs.ts'
import { isOn, obstacleOf, totalsOf, watched } from '../../model/queue-words.ts'
import { NoOffice } from '../../parts/NoOffice/NoOffice.tsx'
import { QueueTable } from '../../parts/QueueTable/QueueTable.tsx'
import { fairIn } from '../../reads.ts'

interface Shown {
  queues: OfficeQueues
  onRemind: (participation: string) => Promise<void>
}

/** Whether the fair goes on, what it comes to, and each queue. */
function ShownQueues({ queues, onRemind }: Shown) {
  const now = useServiceNow()
  const rows = watched(queues, now)
  const obstacle = obstacleOf(queues.fair, now)
  const { waiting, talking, attended, needing } = totalsOf(rows)
  return (
    <Stack gap={4}>
      {obstacle && (
        <Alert tone={obstacle.isStop ? 'danger' : 'info'} title={obstacle.title || undefined} live>
          {obstacle.text}
        </Alert>
      )}
      <Card title="全场情况">
        <Stack gap={3}>
          <StatStrip
            duration={0}
            items={[
              { label: '需要帮助的展位', value: needing, unit: '个' },
              { label: '排队', value: waiting, unit: '人' },
              { label: '交流中', value: talking, unit: '场' },
              { label: `有人在岗的展位（共 ${rows.length} 个）`, value: attended, unit: '个' },
            ]}
          />
          <Text size="sm" tone="muted">
            数字随时自动更新。等待满 30 分钟算过久；同一展位 10 分钟内只能提醒一次。
          </Text>
        </Stack>
      </Card>
      <Card title="各展位">
        <QueueTable queues={rows} isOn={isOn(queues.fair, now)} now={now} onRemind={onRemind} />
      </Card>
    </Stack>
  )
}

/** `/manage/fair-office/:id/queues` — all queues of a fair on line as they move, what needs help first. */
export function OfficeQueuesPage() {
  usePageHead({ title: '排队实况', noIndex: true })
  const { fair } = fairIn(useRequest())
  const { queues, connection, ...state } = useQueues(fair)
  const remind = useReminder(fair)
  const say = useSay()
  const onRemind = (participation: string) =>
    remind(participation).then(
      told => say.done(told > 0 ? `已提醒 ${told} 位招聘人员` : '这家单位没有可以提醒的招聘人员，请电话联系'),
      (error: unknown) => say.failure(error),
    )
  if (isNotFound(state.error)) return <NoOffice />
  // A read that failed says so by itself.
  const isCutOff = queues !== undefined && state.error === undefined && connection.lostAt !== null
  return (
    <RecordListLayout
      title="排队实况"
      lead="看各展位有多少人排队、有没有人接待，需要帮助的排在最前。这里只有人数，没有求职者的个人信息。"
      crumbs={officeCrumbs(fair, queues?.fair.title, '排队实况')}
    >
      {isCutOff && (
        <Alert tone="warning" action={<Button onClick={state.retry}>重新读取</Button>} live>
          网络不通，下面是断开前的情况；恢复后自动更新。
        </Alert>
      )}
      <LoadState
        {...state}
        data={queues}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState title="还没有参展单位" icon={icons.building}>
            单位定下展位后，出现在这里。
          </EmptyState>
        }
      >
        {shown => <ShownQueues queues={shown} onRemind={onRemind} />}
      </LoadState>
    </RecordListLayout>
  )
}

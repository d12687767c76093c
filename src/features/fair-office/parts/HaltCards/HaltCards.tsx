import { useState } from 'react'
import type { OfficeFairInfo } from '#contract/fair-office'
import { Alert, Button, Card, Checkbox, DatePicker, Field, Stack, Tabs, Text } from '#design-system'
import { useSay } from '#platform/notices'
import { useHalting } from '../../hooks/useHalting.ts'
import { HaltForm } from '../HaltForm/HaltForm.tsx'

/** Stopping at once and going on, for whoever oversees the fair. */
function StopCard({ desk: { fair, version } }: { desk: OfficeFairInfo }) {
  const say = useSay()
  const { stop, resume } = useHalting(fair.id, version)
  const [isBusy, setBusy] = useState(false)
  if (fair.state === 'stopped') {
    return (
      <Card title="已紧急暂停">
        <Stack gap={3}>
          <Alert tone="danger">{fair.reason}</Alert>
          <Text>恢复后，展位、名次不变，各种期限从暂停时接着算。</Text>
          <Button
            variant="primary"
            size="large"
            wide
            loading={isBusy}
            onClick={() => {
              setBusy(true)
              resume('')
                .then(
                  told => say.done(`已恢复，通知了 ${told} 人`),
                  (error: unknown) => say.failure(error),
                )
                .finally(() => setBusy(false))
            }}
          >
            恢复招聘会
          </Button>
        </Stack>
      </Card>
    )
  }
  return (
    <Card title="紧急暂停">
      <HaltForm
        name={`${fair.id}-stop`}
        action="紧急暂停"
        consequence="报名、选展位、入场和在线交流立即暂停，所有参加者会收到通知；恢复时各自的展位、名次和剩余时间不变。"
        hint="写明发生了什么，例如：北馆消防报警，正在疏散"
        onSend={stop}
      />
    </Card>
  )
}

function PostponeCard({ desk: { fair, version } }: { desk: OfficeFairInfo }) {
  const { postpone } = useHalting(fair.id, version)
  const [day, setDay] = useState('')
  const [frees, setFrees] = useState(false)
  return (
    <Card title="延期">
      <HaltForm
        name={`${fair.id}-postpone`}
        action="延期"
        consequence={`${day === '' ? '新的日期另行通知' : `改到 ${day}，时段不变`}；${frees ? '释放全部展位并退还展位费' : '展位和预约保留'}。所有参加者会收到通知，日历随之更新。`}
        hint="所有参加者都会看到"
        onSend={reason => postpone({ reason, day, frees })}
      >
        <Field label="新的日期" hint="还没有确定就留空" controlId="day">
          <DatePicker value={day} onValueChange={({ value }) => setDay(value)} title="选择新的日期" />
        </Field>
        <Checkbox
          label="释放全部展位，退还已付的展位费"
          checked={frees}
          onChange={event => setFrees(event.currentTarget.checked)}
        />
      </HaltForm>
    </Card>
  )
}

function CancelCard({ desk: { fair, version } }: { desk: OfficeFairInfo }) {
  const { cancel } = useHalting(fair.id, version)
  return (
    <Card title="取消">
      <HaltForm
        name={`${fair.id}-cancel`}
        action="取消招聘会"
        consequence="释放全部展位，已付的展位费原路退回，所有参加者会收到通知，日历上标为取消。取消后不能恢复。"
        hint="所有参加者都会看到"
        onSend={cancel}
      />
    </Card>
  )
}

/** What can be done about a fair that does not go as planned, as far as these mandates and its state allow: one at a time. */
export function HaltCards({ desk }: { desk: OfficeFairInfo }) {
  const { fair, mandates } = desk
  const organises = mandates.includes('organise')
  if (fair.phase === 'cancelled' || fair.phase === 'ended') return null
  const mayStop = fair.state !== 'postponed' && (organises || mandates.includes('supervise'))
  const items = [
    ...(mayStop ? [{ id: 'stop', label: '紧急暂停', content: <StopCard desk={desk} /> }] : []),
    ...(organises
      ? [
          { id: 'postpone', label: '延期', content: <PostponeCard desk={desk} /> },
          { id: 'cancel', label: '取消', content: <CancelCard desk={desk} /> },
        ]
      : []),
  ]
  return items.length === 0 ? null : <Tabs label="要办理的事" items={items} />
}

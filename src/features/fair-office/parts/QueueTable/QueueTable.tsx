import { useState } from 'react'
import { Button, Table, Tag, Text } from '#design-system'
import { minuteOf } from '../../model/moments.ts'
import { longestWait, recruitersInWords, standingOf, type Watched } from '../../model/queue-words.ts'

interface Props {
  /** What needs help first. */
  queues: readonly Watched[]
  /** The fair goes on. */
  isOn: boolean
  now: number
  /** Says by itself how it went. */
  onRemind: (participation: string) => Promise<void>
}

type RemindProps = Pick<Props, 'onRemind'> & { queue: Watched }

/** The button, or when its recruiters were reminded. */
function Remind({ queue, onRemind }: RemindProps) {
  const [isBusy, setBusy] = useState(false)
  const { participation, booth, company, help, isRemindable, remindedAt } = queue
  if (help === 'none') return <Text tone="muted">—</Text>
  if (!isRemindable)
    return (
      <Text size="sm" tone="muted">
        {minuteOf(remindedAt).slice(11)} 已提醒
      </Text>
    )
  return (
    <Button
      size="small"
      loading={isBusy}
      aria-label={`提醒接待：${booth} ${company}`}
      onClick={() => {
        setBusy(true)
        void onRemind(participation).finally(() => setBusy(false))
      }}
    >
      提醒接待
    </Button>
  )
}

/** All booths of a fair on line with their queues; a card each on a phone. */
export function QueueTable({ queues, isOn, now, onRemind }: Props) {
  return (
    <Table
      caption="各展位的排队情况，需要帮助的排在最前"
      captionHidden
      columns={[
        {
          id: 'booth',
          title: '展位',
          rowHeader: true,
          cell: ({ booth, company }) => (booth === '' ? company : `${booth} ${company}`),
        },
        {
          id: 'standing',
          title: '情况',
          cell: queue => {
            const { label, tone } = standingOf(queue, isOn)
            return <Tag tone={tone}>{label}</Tag>
          },
        },
        { id: 'waiting', title: '排队', align: 'end', nowrap: true, cell: ({ waiting }) => `${waiting} 人` },
        { id: 'called', title: '已叫号', align: 'end', nowrap: true, cell: ({ called }) => `${called} 人` },
        { id: 'wait', title: '最长等待', align: 'end', nowrap: true, cell: queue => longestWait(queue, now) },
        { id: 'talking', title: '交流中', align: 'end', nowrap: true, cell: ({ talking }) => `${talking} 场` },
        { id: 'recruiters', title: '招聘人员', nowrap: true, cell: recruitersInWords },
        { id: 'remind', title: '提醒', cell: queue => <Remind queue={queue} onRemind={onRemind} /> },
      ]}
      rows={queues}
      rowKey={({ participation }) => participation}
    />
  )
}

import { useState } from 'react'
import type { OfficeExamInfo, OutageKind } from '#contract/exam-office'
import { Alert, Button, Stack } from '#design-system'
import { minuteOf } from '../../model/moments.ts'

type Outage = OfficeExamInfo['outages'][number]

interface Props {
  outages: readonly Outage[]
  onPrepare: (extension: { minutes: number; reason: string; outage: string }) => Promise<void>
}

const kinds = { down: '系统中断', overload: '访问人数过多，登录和保存受限' } as const satisfies Record<
  OutageKind,
  string
>

const titleOf = ({ kind, from, until }: Outage) => `${minuteOf(from)} 至 ${minuteOf(until)} ${kinds[kind]}`

/** What the service has recorded of its own outages, each made up for in one step. Nothing where it has recorded none. */
export function OutageList({ outages, onPrepare }: Props) {
  const [busy, setBusy] = useState('')
  const prepare = async (outage: Outage) => {
    setBusy(outage.id)
    await onPrepare({ minutes: outage.minutes, reason: `${titleOf(outage)}，影响报名`, outage: outage.id })
    setBusy('')
  }
  if (outages.length === 0) return null
  return (
    <Stack gap={3}>
      {outages.map(outage => (
        <Alert
          key={outage.id}
          tone={outage.isUsed ? 'info' : 'warning'}
          title={titleOf(outage)}
          action={
            !outage.isUsed && (
              <Button
                size="small"
                loading={busy === outage.id}
                disabled={busy !== ''}
                onClick={() => void prepare(outage)}
              >
                顺延 {outage.minutes} 分钟
              </Button>
            )
          }
        >
          {outage.isUsed ? '已经准备过顺延。' : '系统自己的记录。点一下即提交核准，时长和原因按记录填写。'}
        </Alert>
      ))}
    </Stack>
  )
}

import type { Transfer, TransferState } from '#contract/archives'
import type { TimelineItem } from '#design-system'
import { formatDate } from '#platform/dates'

/** The way of a file, and what comes after each step: who does it, and how long it takes. */
const way = [
  ['requested', '已受理申请', ''],
  ['issued', '调档函已开具', '请将调档函交给或寄给现存档机构，30 日内有效'],
  ['accepted', '现存档机构已接收调档函', '现存档机构核对身份和材料'],
  ['sealed', '档案已整理密封', '15 个工作日内整理、登记、密封'],
  ['transit', '档案转递中', '通过机要通信、邮政专递或派专人送达，不经个人之手'],
  ['received', '接收机构已收到', '核对封口和材料清单'],
  ['closed', '回执已退，办结', '接收机构 5 个工作日内入库并退回回执'],
] as const satisfies readonly (readonly [TransferState, string, string])[]

export const transferLabels = {
  requested: '已受理',
  issued: '调档函已开具',
  accepted: '现存档机构已受理',
  sealed: '已密封',
  transit: '转递中',
  received: '已收到',
  closed: '已办结',
  returned: '已退回',
  cancelled: '已撤回',
} as const satisfies Record<TransferState, string>

const exceptions = { returned: '档案已退回', cancelled: '本人已撤回' } as const

const moment = (at: number) => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(0, 16)

/** Every step of a transfer with time and place, and those still to come, as one follows a parcel. */
export function stepsOf({ state, steps }: Pick<Transfer, 'state' | 'steps'>): TimelineItem[] {
  const isOver = state === 'closed'
  const ended = state === 'returned' || state === 'cancelled' ? state : null
  const happened = way.flatMap(([id, title]): TimelineItem[] => {
    const step = steps.find(one => one.state === id)
    if (!step) return []
    return [
      {
        id,
        title,
        time: moment(step.at),
        state: id === state && !isOver ? 'current' : 'done',
        details: [step.office, step.note].filter(Boolean).join(' · '),
      },
    ]
  })
  if (ended) {
    const step = steps.find(one => one.state === ended)
    const last = { id: ended, title: exceptions[ended], state: 'failed' as const, details: step?.note }
    return [...happened, step ? { ...last, time: moment(step.at) } : last]
  }
  const toCome = way
    .slice(way.findIndex(([id]) => id === state) + 1)
    .map(([id, title, details]): TimelineItem => ({ id, title, state: 'upcoming', details }))
  return [...happened, ...toCome]
}

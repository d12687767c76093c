import { inChina } from '../china-time.ts'
import { linkTo, type MessageContent } from '../messages/message.ts'
import type { SlotRow } from './slot-rows.ts'

/** A fair as messages name it. */
export interface NamedFair {
  readonly id: number
  readonly title: string
}

/** Where a seeker finds talk slots: a view of the fair's hall. */
const talksLink = ({ id }: NamedFair) => linkTo('jobFairScene', { id: String(id) }, { view: 'slots' })

type Timed = Pick<SlotRow, 'company' | 'from' | 'until'>

const slotInWords = ({ from, until }: Pick<SlotRow, 'from' | 'until'>): string =>
  `${inChina(Date.parse(from), 'YYYY-MM-DD（ddd）HH:mm')}—${inChina(Date.parse(until), 'HH:mm')}`

const lines = (slots: readonly Timed[]) => slots.map(slot => `${slotInWords(slot)} ${slot.company}`).join('\n')

const toSeeker = (fair: NamedFair, title: string, body: string): MessageContent<'seeker'> => ({
  category: 'service',
  title,
  body,
  link: talksLink(fair),
})

/** What everybody who wished is told once lots are drawn. */
export const drawnMessage = (fair: NamedFair, slots: readonly Timed[], left: number): MessageContent<'seeker'> =>
  slots.length > 0
    ? toSeeker(
        fair,
        '交流时段抽签结果：已中签',
        `${fair.title}\n${lines(slots)}\n请准时进入会场；去不了请提前取消，让给别人。抽签种子已公布，可以核验。`,
      )
    : toSeeker(
        fair,
        '交流时段抽签结果：未中签',
        `${fair.title}\n您的志愿这次都没有抽中。${left > 0 ? `还有 ${left} 个时段空着，先到先得。` : '时段已全部分完，有人取消时可以再选。'}抽签种子已公布，可以核验。`,
      )

export const slotsGoneMessage = (fair: NamedFair, slots: readonly Timed[], has: boolean): MessageContent<'seeker'> =>
  toSeeker(
    fair,
    has ? '您的交流时段被单位取消' : '您志愿中的交流时段被撤回',
    `${fair.title}\n${lines(slots)}\n${has ? '可以另选空着的时段，先到先得。' : '其他志愿不变，可以改填别的时段。'}`,
  )

export const givenBackMessage = (
  fair: NamedFair,
  slot: Pick<SlotRow, 'participation_id' | 'from' | 'until'>,
): MessageContent<'employer'> => ({
  category: 'service',
  title: '求职者取消了交流时段',
  body: `${fair.title}\n${slotInWords(slot)}\n这个时段重新开放，先到先得。`,
  link: linkTo('fairsOnline', null, { view: 'one', id: slot.participation_id }),
})

/** Slots after a stop of their fair: at which time they are now, and which there are no more. */
interface AfterStop {
  readonly moved: readonly Timed[]
  readonly lost: readonly Timed[]
}

const afterStop = ({ title }: NamedFair, { moved, lost }: AfterStop, further: string): string =>
  [
    title,
    ...(moved.length > 0 ? ['招聘会暂停过，交流时段相应顺延，改为：', lines(moved)] : []),
    ...(lost.length > 0 ? ['暂停后时间不够，取消的时段：', lines(lost), further] : []),
  ].join('\n')

export const seekerDelayedMessage = (fair: NamedFair, slots: AfterStop): MessageContent<'seeker'> =>
  toSeeker(
    fair,
    slots.moved.length > 0 ? '您的交流时段顺延' : '您的交流时段因暂停取消',
    afterStop(fair, slots, '可以另选空着的时段，或者直接排队。'),
  )

export const exhibitorDelayedMessage = (
  fair: NamedFair,
  participation: string,
  slots: AfterStop,
): MessageContent<'employer'> => ({
  category: 'service',
  title: slots.moved.length > 0 ? '已约的交流时段顺延' : '已约的交流时段因暂停取消',
  body: afterStop(fair, slots, '求职者已收到通知。'),
  link: linkTo('fairsOnline', null, { view: 'one', id: participation }),
})

import { inChina } from '../china-time.ts'
import { linkTo, type MessageContent } from '../messages/message.ts'
import type { SlotRow } from './queries.ts'

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

import type { ParticipationState } from './fair-participation.ts'

/** What an employer does next at one fair: nothing by itself where others have the word. */
export const fairNextSteps = ['review', 'choose', 'pay', 'answer', 'wait', 'confirm', 'come', 'again', 'none'] as const
export type FairNextStep = (typeof fairNextSteps)[number]

export const fairNextStepLabels = {
  review: '等待主办方审核',
  choose: '选择展位',
  pay: '支付展位费',
  answer: '答复空出的展位',
  wait: '候补中，有展位空出时通知',
  confirm: '填写参会人员并确认',
  come: '按时到场签到',
  again: '可以重新报名',
  none: '不需要操作',
} as const satisfies Record<FairNextStep, string>

interface Standing {
  readonly state: ParticipationState
  /** A booth is held and waits for its fee. */
  readonly holds: boolean
  /** A booth is offered. */
  readonly offered: boolean
  /** Moments of the fair, in milliseconds; `now` on the service's clock. */
  readonly applyUntil: number
  readonly bookUntil: number
  readonly opensAt: number
  readonly closesAt: number
  readonly now: number
  /** The fair takes place. */
  readonly isOn: boolean
}

/** The next step and by when (exclusive); null for no deadline. */
export function nextStepOf(one: Standing): { readonly step: FairNextStep; readonly until: number | null } {
  const { state, bookUntil, now } = one
  const none = { step: 'none', until: null } as const
  if (!one.isOn || one.closesAt <= now) return none
  switch (state) {
    case 'applied':
      return { step: 'review', until: null }
    case 'approved':
    case 'waiting':
      if (bookUntil <= now) return none
      if (one.offered) return { step: 'answer', until: null }
      if (one.holds) return { step: 'pay', until: null }
      return { step: state === 'approved' ? 'choose' : 'wait', until: bookUntil }
    case 'booked':
      return { step: 'confirm', until: bookUntil }
    case 'confirmed':
      return { step: 'come', until: one.opensAt }
    case 'refused':
    case 'released':
    case 'withdrawn':
      return now < one.applyUntil ? { step: 'again', until: one.applyUntil } : none
    case 'present':
    case 'absent':
      return none
    default:
      return state satisfies never
  }
}

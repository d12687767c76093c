import type { OrderState, Payable, Recruitment, RefundReason, RefundState } from '#contract/payments'
import { formatDate } from '#platform/dates'

export const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`

/** Day and minute in China. */
export const moment = (at: number) => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(0, 16)

type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger'

/** Of a registration, by the values of `statusEnum`. */
export const statusTones = {
  0: 'neutral',
  1: 'danger',
  2: 'warning',
  3: 'success',
  4: 'neutral',
  5: 'primary',
} as const satisfies Record<'0' | '1' | '2' | '3' | '4' | '5', Tone>

export const orderLabels = {
  created: { label: '待支付', tone: 'warning' },
  started: { label: '待支付', tone: 'warning' },
  submitted: { label: '正在确认', tone: 'primary' },
  success: { label: '支付成功', tone: 'success' },
  failed: { label: '支付失败', tone: 'danger' },
  cancelled: { label: '已取消', tone: 'neutral' },
  expired: { label: '已过期', tone: 'neutral' },
} as const satisfies Record<OrderState, { label: string; tone: Tone }>

export const refundReasons = {
  duplicate: '重复缴纳',
  late: '到账时已不能缴费',
  'cancelled-position': '职位取消',
} as const satisfies Record<RefundReason, string>

export const refundStates = {
  requested: '退款办理中',
  success: '已原路退回，到账时间以银行为准',
  failed: '退款没有成功，请联系收款单位',
} as const satisfies Record<RefundState, string>

/** Why a fee cannot be paid now. */
export const whyNot = (payable: Exclude<Payable, 'yes'>, { payFrom, payUntil }: Recruitment): string => {
  switch (payable) {
    case 'paid':
      return '考试费已缴纳，报名成功，无需重复缴费。'
    case 'status':
      return '这个报名现在不需要缴费。'
    case 'early':
      return `还没有到缴费时间，${moment(payFrom)} 起可以缴费。`
    case 'closed':
      return `缴费已于 ${moment(payUntil)} 截止，没有按时缴费的报名会自动取消，名额不再保留。`
    default:
      return payable satisfies never
  }
}

/** Banks settle their day around midnight; what comes then may come late (reading of section 5.7, market reference). */
export const MIDNIGHT_NOTE =
  '每天 24:00 前后银行系统日终结算，结果可能延迟，请尽量避开。结果没有确认之前请不要重复付款。'

export const NO_REFUND_NOTE =
  '缴费成功后不参加考试、资格复审未通过或自动放弃的，考试费不退。重复缴纳的部分会自动原路退回；岗位取消的，全额退回。'

/** On every receipt of the sandbox, in words that stay on paper. */
export const TRIAL_NOTE = '试用凭证：在试用收银台生成，没有实际付款，不能用于报销或证明已缴费'

import type { RegistrationCommand } from '#contract/exam-life'
import { chinaMinute } from '../china-time.ts'
import { linkTo, type MessageContent } from '../messages/message.ts'
import type { RegistrationRow } from './queries/registrations.ts'
import { canSend, canWrite, decidableUntil, isBefore, sendableUntil, stampedUntil } from './windows.ts'

type Content = MessageContent<'seeker'>

const at = (moment: string) => chinaMinute(Date.parse(moment))
const yuan = (fen: number) => `${(fen / 100).toFixed(2)} 元`

/** What is said of a registration in every message about it. */
export const namedRegistration = ({ exam, position_unit, position_title, number }: RegistrationRow) =>
  `“${exam}”${position_unit ?? ''}${position_title ?? ''}${number === null ? '' : `（报名序号 ${number}）`}`

/** Reasons line by line, without the names of fields. */
const listed = (reasons: Readonly<Record<string, string>>) => Object.values(reasons).join('\n')

function approvedWords(row: RegistrationRow): readonly [string, string] {
  if (row.status === '3')
    return ['报名成功', `您报考${namedRegistration(row)}的报名已通过，不需要缴费，报名成功。请按时打印准考证。`]
  return [
    '报名审核通过，请确认并缴费',
    `您报考${namedRegistration(row)}的报名已通过审核。请在 ${at(row.pay_until)} 前确认报名信息并缴费 ${yuan(row.fee)}，逾期没有缴费的报名自动取消。`,
  ]
}

interface Happened {
  readonly command: RegistrationCommand
  readonly note: string
  readonly now: Date
}

/** What somebody who was refused can still do. */
function afterRefusal({ closes_at, review_until, appealed, position_state }: RegistrationRow, now: Date): string {
  const mend = isBefore(now, closes_at) ? `${at(closes_at)} 前可以修改后重新提交。` : ''
  const mayAppeal = !appealed && position_state !== 'cancelled' && isBefore(now, review_until)
  return mend + (mayAppeal ? `对结果有异议的，${at(review_until)} 前可以申诉一次。` : '')
}

/** What somebody can still do whose money has not come: an order of the last two hours ends with paying itself. */
function afterNoPayment({ pay_until }: RegistrationRow, now: Date): string {
  if (isBefore(now, pay_until)) return `请在 ${at(pay_until)} 前重新缴费，逾期报名自动取消。`
  return `缴费已于 ${at(pay_until)} 截止，报名将自动取消。截止前已经付款的，核对后报名有效；截止后付款的，自动原路退回。`
}

/** What somebody can choose whose position was cancelled: another one only where there is a time for that, and it is not over. */
function afterCancelling(row: RegistrationRow, now: Date): string {
  const { rechoose_from, rechoose_until, fee } = row
  const until = at(decidableUntil(row))
  const [orRefund, byItself] =
    fee > 0 ? (['放弃报名并退费', '考试费自动原路退回'] as const) : (['放弃报名', '报名自动取消'] as const)
  if (!isBefore(now, decidableUntil(row))) return `现在已不能改报，${byItself}，不需要办理手续。`
  if (rechoose_from === null || rechoose_until === null)
    return `目前没有改报安排，您现在可以${orRefund}；${until} 前没有选择的，${byItself}。`
  const when = isBefore(now, rechoose_from)
    ? `${at(rechoose_from)} 至 ${until} 可以改报其他职位，`
    : `请在 ${until} 前改报其他职位，`
  return `${when}也可以${orRefund}；逾期没有选择的，${byItself}。`
}

/** Title and body by what happened; the row is the one after it. */
function words(row: RegistrationRow, { command, note, now }: Happened): readonly [string, string] {
  const what = namedRegistration(row)
  switch (command) {
    case 'submit':
      return ['报名表已提交', `您已提交${what}的报名表，请等待审核。审核结果会发到这里。`]
    case 'withdraw':
      return [
        '报名已取消',
        `您已取消${what}的报名。${isBefore(now, row.closes_at) ? `${at(row.closes_at)} 前可以重新报名。` : ''}`,
      ]
    case 'appeal':
      return ['申诉已提交', `您对${what}审核结果的申诉已提交，复审结果会发到这里。每个报名可以申诉一次。`]
    case 'confirm':
      return [
        '报名信息已确认',
        `您已确认${what}的报名信息，信息和职位不能再修改。请在 ${at(row.pay_until)} 前缴费 ${yuan(row.fee)}。`,
      ]
    case 'approve':
      return approvedWords(row)
    case 'refuse':
      return [
        '报名没有通过审核',
        `您报考${what}的报名没有通过审核：\n${listed(row.reasons)}\n${afterRefusal(row, now)}`,
      ]
    case 'askRepair':
      return [
        '报名材料需要补正',
        `您报考${what}的报名需要补正：\n${listed(row.reasons)}\n请在 ${at(row.review_until)} 前补正并重新提交，逾期报名自动取消。`,
      ]
    case 'paid':
      return ['考试费已缴纳，报名成功', `您报考${what}的考试费 ${yuan(row.fee)}已缴纳，报名成功。请按时打印准考证。`]
    case 'paymentUnknown':
      return ['正在核对缴费结果', `您报考${what}的缴费结果还没有确认，我们正在向收款机构核对，请不要重复付款。`]
    case 'unpaid':
      return ['没有收到考试费', `我们没有收到您报考${what}的考试费。${afterNoPayment(row, now)}`]
    case 'lapse':
      return ['报名已自动取消', `您报考${what}的报名：${note}。`]
    case 'cancelPosition':
      return [
        '您报考的职位已取消',
        `您报考的${what}已取消${note === '' ? '' : `：${note}`}。${afterCancelling(row, now)}`,
      ]
    case 'disqualify':
      return ['应聘资格已取消', `您报考的${what}已取消本次应聘资格，依据是${note}。`]
    case 'rechoose':
      return ['改报成功', `您已改报${what}，报名成功。请按时打印准考证。`]
    case 'refund':
      return [
        '报名已取消',
        `您已放弃改报，${what}的报名已取消。${row.fee > 0 ? '缴纳的考试费会原路退回，不需要办理手续。' : ''}`,
      ]
    default:
      return command satisfies never
  }
}

/** What the candidate is told of a step. */
export function stepMessage(row: RegistrationRow, happened: Happened): Content {
  const [title, body] = words(row, happened)
  return { category: 'service', title, body, link: linkTo('examApplyInfo', { id: row.id }) }
}

interface Why {
  readonly words: string
  /** What is wrong, by field. */
  readonly fields: Readonly<Record<string, string>>
}

/** What somebody can still do whose form was turned down when its turn came, which may be after the round has closed. */
function afterTurningDown(row: RegistrationRow, now: Date): string {
  if (canWrite(row, now)) return `${at(sendableUntil(row))} 前可以打开报名表修改，重新提交。`
  const grace = stampedUntil(row)
  if (canSend(row, now) && grace) return `内容不能再修改，${chinaMinute(grace.getTime())} 前可以重新提交。`
  return `${at(sendableUntil(row))} 已截止，不能再提交。有疑问的，请联系考试机构。`
}

/** Told to somebody whose form had waited for its turn and could not be taken then. */
export function turnedDownMessage(row: RegistrationRow, { words: why, fields }: Why, now: Date): Content {
  return {
    category: 'service',
    title: '排队提交的报名表没有办成',
    body: [
      `您排队提交的${namedRegistration(row)}的报名表没有办成：`,
      ...[why, ...Object.values(fields)],
      afterTurningDown(row, now),
    ].join('\n'),
    link: canSend(row, now) ? linkTo('examEnroll', { id: row.id }) : linkTo('examApplyInfo', { id: row.id }),
  }
}

/** Told to somebody whose position was cancelled, once there is a time in which another one can be chosen. */
export const rechooseMessage = (row: RegistrationRow, now: Date): Content => ({
  category: 'service',
  title: '改报时间',
  body: `您报考的${namedRegistration(row)}已取消。${afterCancelling(row, now)}`,
  link: linkTo('examApplyInfo', { id: row.id }),
})

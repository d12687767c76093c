import { isOnline } from '#contract/fair-kinds'
import type { ParticipationCommand } from '#contract/fair-participation'
import { chinaMinute } from '../china-time.ts'
import { linkTo, type MessageContent } from '../messages/message.ts'
import type { ParticipationRow } from './queries.ts'

type Content = MessageContent<'employer'>

const at = (moment: string | Date) => chinaMinute(new Date(moment).getTime())

/** The page on which an employer finds one of its participations. */
const participationLink = ({ id, fair_kind }: Pick<ParticipationRow, 'id' | 'fair_kind'>) => {
  const query = { view: 'one', id }
  return isOnline(fair_kind) ? linkTo('fairsOnline', null, query) : linkTo('fairsOnsite', null, query)
}

const about = (row: ParticipationRow, title: string, body: string): Content => ({
  category: 'service',
  title,
  body,
  link: participationLink(row),
})

function words(row: ParticipationRow, command: ParticipationCommand, note: string): readonly [string, string] {
  const fair = `“${row.fair}”`
  const booth = row.booth_code === null ? '' : ` ${row.booth_code}`
  switch (command) {
    case 'apply':
      return ['招聘会报名已提交', `贵单位已报名参加${fair}，主办方审核后会发到这里。`]
    case 'approve':
      return [
        '招聘会报名已通过，请选展位',
        `贵单位参加${fair}的报名已通过审核。请在 ${at(row.book_until)} 前选定展位并确认参会人员，逾期不保留名额。`,
      ]
    case 'refuse':
      return ['招聘会报名没有通过', `贵单位参加${fair}的报名没有通过审核：${row.reason}`]
    case 'wait':
      return [
        '已进入候补',
        `贵单位已进入${fair}的展位候补。有展位空出时按顺序通知，候补到 ${at(row.book_until)} 为止。${note}`,
      ]
    case 'book':
      return [
        '展位已定，请确认参会人员',
        `贵单位在${fair}的展位${booth}已定。请在 ${at(row.book_until)} 前填写参会人员完成确认，逾期展位自动收回。${note}`,
      ]
    case 'confirm':
      return [
        '已确认参会',
        `贵单位已确认参加${fair}，展位${booth}。${at(row.opens_at)} 开始，${isOnline(row.fair_kind) ? '开始后开放排队即为签到' : '请提前到场签到'}。`,
      ]
    case 'checkIn':
      return ['已签到', `贵单位已在${fair}签到。`]
    case 'miss':
      return ['记为未到场', `贵单位没有在规定时间内到${fair}签到，已记为未到场。如有疑问请联系主办方。`]
    case 'putOff':
      return ['签到记录已清除', `${fair}延期，原来的签到或未到场记录作废，新的日期请重新签到。`]
    case 'release':
    case 'callOff':
      return ['招聘会展位已收回', `贵单位参加${fair}的名额已收回：${row.reason}${note}`]
    case 'withdraw':
      return ['已取消参加招聘会', `贵单位已取消参加${fair}。${note}`]
    default:
      return command satisfies never
  }
}

/** What the employer is told of a step; the row is the one after it. */
export const stepMessage = (row: ParticipationRow, command: ParticipationCommand, note: string): Content =>
  about(row, ...words(row, command, note))

export const offerMessage = (row: ParticipationRow, booth: string, until: Date): Content =>
  about(
    row,
    '有展位空出，请尽快答复',
    `“${row.fair}”的展位 ${booth} 已为贵单位保留到 ${at(until)}。请在此之前接受或放弃，逾期顺延给下一家。`,
  )

export const passedOverMessage = (row: ParticipationRow, reason: string): Content =>
  about(
    row,
    '空出的展位已顺延',
    `“${row.fair}”有展位空出，轮到贵单位时${reason}，展位已给下一家。贵单位的候补次序不变。`,
  )

export const offerLapsedMessage = (row: ParticipationRow, booth: string): Content =>
  about(
    row,
    '候补展位逾期未答复',
    `“${row.fair}”的展位 ${booth} 没有在期限内答复，已顺延给下一家。贵单位仍在候补，排到队尾。`,
  )

export const holdLapsedMessage = (row: ParticipationRow, booth: string): Content =>
  about(
    row,
    '展位保留时间已过',
    `“${row.fair}”的展位 ${booth} 没有在保留时间内付款，已不再保留。${at(row.book_until)} 前可以重新选择；已经付款的，到账后自动核对，展位仍空则归贵单位，否则全额退回。`,
  )

export const boothMovedMessage = (row: ParticipationRow, booth: string): Content =>
  about(row, '展位已调整', `贵单位在“${row.fair}”的展位已调整为 ${booth}。`)

/** To whoever had cancelled too late to have the fee back from a fair that was not held then. */
export const feeGoesBackMessage = (row: ParticipationRow): Content =>
  about(row, '展位费将原路退回', `“${row.fair}”没有如期举行，贵单位取消参加时未退的展位费全额原路退回，也不记未到场。`)

export const returnedMessage = (row: ParticipationRow, booth: string, isFirst: boolean): Content =>
  about(
    row,
    '展位费将原路退回',
    `收到“${row.fair}”展位 ${booth} 的费用时，展位已不能保留，费用全额原路退回，不需要办理手续。${isFirst ? '贵单位已排在候补第一位，有展位空出时最先通知。' : ''}`,
  )

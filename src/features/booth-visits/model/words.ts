import type { BoothCodeVerdict } from '#contract/booth-visit-code'
import type { BoothResumeState } from '#contract/booth-visits'
import type { Tone } from '#design-system'
import { formatDate } from '#platform/dates'
import type { WaitingRecord } from './kept-booth.ts'

interface Words {
  readonly title: string
  readonly help: string
  readonly tone: 'success' | 'warning' | 'danger'
}

/** What a booth says of a code by itself. */
export const codeWords = {
  genuine: { title: '已登记', help: '入场码是真的。对方是否选了简历，联网后才知道。', tone: 'success' },
  typed: { title: '已记下，联网后核对', help: '短码离线核对不了，联网后自动核对有没有这张票。', tone: 'warning' },
  'wrong-fair': { title: '不是这场招聘会的入场码', help: '请对方打开这场招聘会的入场码。', tone: 'danger' },
  forged: { title: '伪造或被改动', help: '签名不对，没有登记。', tone: 'danger' },
  unreadable: { title: '不是入场码', help: '请对准整个二维码，或逐位核对 9 位短码。', tone: 'warning' },
} as const satisfies Record<BoothCodeVerdict, Words>

/** Why the service has not kept a record. */
export const outcomeWords = {
  unknown: '没有这张票，或预约已取消',
  forged: '签名不对',
  'wrong-fair': '是别的招聘会的票',
  locked: '今天输错的短码太多，24 小时后自动再核对；改扫二维码不受影响',
  late: '招聘会结束 2 小时后扫的码不能登记',
  refused: '服务没有接收，重新打开本页再试',
} as const satisfies Record<NonNullable<WaitingRecord['outcome']>, string>

export const resumeWords = {
  open: { label: '可看简历', tone: 'success' },
  none: { label: '没有选简历', tone: 'neutral' },
  revoked: { label: '已撤回简历', tone: 'warning' },
} as const satisfies Record<BoothResumeState, { label: string; tone: Tone }>

/** A moment in China to the minute: 11-28 09:05. */
export const momentOf = (at: number): string => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(5, 16)

/** 2027-02-26. */
export const dayOf = (at: number): string => formatDate(at)

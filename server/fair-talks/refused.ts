import { codes } from '#contract/codes'
import { Refusal } from '../http/refusal.ts'
import { type BoardRow, isRunning } from './boards.ts'

export const wrongState = (words: string) => new Refusal(codes.wrongState, words)

/** Refused, in words, while nobody is called, spoken to or heard: before, after and while the fair is stopped. */
export function demandRunning(board: BoardRow, now: Date): void {
  if (board.state === 'stopped') throw wrongState(`招聘会已紧急暂停：${board.reason}。您的号和剩余时间都保留`)
  if (isRunning(board, now)) return
  if (board.state !== 'planned') throw wrongState(`招聘会已延期或取消：${board.reason}`)
  throw wrongState(Date.parse(board.opens_at) > now.getTime() ? '招聘会还没有开始' : '招聘会已经结束')
}

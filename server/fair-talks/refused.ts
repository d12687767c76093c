import { codes } from '#contract/codes'
import { Refusal } from '../http/refusal.ts'
import { type BoardRow, isRunning } from './boards.ts'

export const wrongState = (words: string) => new Refusal(codes.wrongState, words)

/** Refused where the fair's office has ended an exhibitor's talks. */
function demandNotEnded({ barred }: Pick<BoardRow, 'barred'>): void {
  if (barred) throw wrongState('主办方已停止这个展位的在线交流；有异议请联系主办方')
}

/** Refused while a fair is stopped, and for an exhibitor that may not talk any more; before and after, messages go on. */
export function demandSpeaking(board: BoardRow, now: Date): void {
  demandNotEnded(board)
  if (board.state === 'stopped') demandRunning(board, now)
}

/** Refused, in words, while nobody is called, spoken to or heard: before, after and while the fair is stopped. */
export function demandRunning(board: BoardRow, now: Date): void {
  demandNotEnded(board)
  if (board.state === 'stopped') throw wrongState(`招聘会已紧急暂停：${board.reason}。您的号和剩余时间都保留`)
  if (isRunning(board, now)) return
  if (board.state !== 'planned') throw wrongState(`招聘会已延期或取消：${board.reason}`)
  throw wrongState(Date.parse(board.opens_at) > now.getTime() ? '招聘会还没有开始' : '招聘会已经结束')
}

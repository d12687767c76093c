import { inMs, percentile } from '../bench/figures.ts'
import type { Crowd } from '../fair-day/crowd.ts'
import type { Played } from './play.ts'

const grouped = (count: number) => count.toLocaleString('en')
const both = (times: readonly number[]) =>
  times.length === 0 ? '—' : `p50 ${inMs(percentile(times, 50))}\tp95 ${inMs(percentile(times, 95))}`

/** How it goes, in one line. */
export function liveLine({ seen, here, streams }: Crowd, visitors: number): string {
  const last = seen.calls.slice(-500)
  return [
    `到场 ${here.length}/${visitors}`,
    `在线 ${streams.size}`,
    `叫号 ${seen.moves.made}`,
    `留言 ${seen.said.size}`,
    `听到 ${grouped(seen.events)} 条`,
    `调用 p95 ${last.length === 0 ? '—' : inMs(percentile(last, 95))}`,
  ].join(' · ')
}

export const isLost = ({ lost, seen }: Played): boolean =>
  lost.places + lost.lines + lost.untold > 0 || seen.calls.length === 0

/** What came of it, as a table of lines. */
export function table({ seen, lost, own }: Played): string {
  const rows = [
    ['调用 · calls', grouped(seen.calls.length), both(seen.calls)],
    ['本人的消息 · events for one person', grouped(seen.personal.length), both(seen.personal)],
    ['队伍的变化 · queues', grouped(seen.queues.length), both(seen.queues)],
    ['全场的变化 · the whole fair', grouped(seen.boards.length), both(seen.boards)],
    ['听到的消息 · events heard', grouped(seen.events)],
    ['叫号 · queue moves', grouped(seen.moves.made)],
    ['留言 · lines', grouped(seen.said.size)],
    ['断线重连 · streams cut and back', grouped(seen.cuts)],
    ['无应答而重试 · asked again', grouped(seen.unanswered)],
    ...[...seen.refused].map(([why, count]) => [`被拒绝 · refused: ${why}`, grouped(count)]),
    ['丢失的号 · places lost', grouped(lost.places)],
    ['丢失的留言 · lines lost', grouped(lost.lines)],
    ['没有送到的留言 · lines not heard', grouped(lost.untold)],
    ['重复送到的留言 · lines heard twice', grouped(lost.twice)],
    ['演练程序自身的延迟 · delay of the player itself', '', both(own)],
  ]
  return rows.map(cells => cells.join('\t').trimEnd()).join('\n')
}

import type { EventData } from '#contract/events'
import type { Exhibitor } from '#contract/fair-halls'
import type { TalkBoard, TalkBoards } from '#contract/fair-talks'

/** An exhibitor as far as queueing needs it. */
export type Queued = Pick<Exhibitor, 'participation' | 'name' | 'topJobs'>

/** How an exhibitor stands to those who come now: takes people, takes no more for now, is not there. */
export type BoardState = 'open' | 'paused' | 'away'

export const boardStateOf = ({ open, staffed }: Pick<TalkBoard, 'open' | 'staffed'>): BoardState =>
  open ? 'open' : staffed ? 'paused' : 'away'

export const boardStateLabels = { open: '接待中', paused: '暂停', away: '不在线' } as const satisfies Record<
  BoardState,
  string
>
export const boardStateTones = { open: 'success', paused: 'warning', away: 'neutral' } as const satisfies Record<
  BoardState,
  string
>

type BoardNews = EventData<'fair.boards'>['boards'][number]

/** The boards with what was told of some of them. */
export function withNews(boards: TalkBoards, news: readonly BoardNews[]): TalkBoards {
  const told = new Map(news.map(one => [one.participation, one]))
  return {
    ...boards,
    list: boards.list.map(board => {
      const one = told.get(board.participation)
      return one ? { ...board, ...one } : board
    }),
  }
}

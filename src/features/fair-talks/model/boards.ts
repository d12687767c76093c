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

const MINUTE = 60_000

type BoardNews = EventData<'fair.boards'>['boards'][number]

const renewed = (board: TalkBoard, { open, waiting }: BoardNews): TalkBoard => ({
  ...board,
  open,
  staffed: board.staffed || open,
  waiting,
  // How long it takes is told with the boards themselves: until they are read again, each person more is a talk more.
  waitMs: Math.max(0, board.waitMs + (waiting - board.waiting) * board.minutes * MINUTE),
})

/** The boards with what was told of some of them. */
export function withNews(boards: TalkBoards, news: readonly BoardNews[]): TalkBoards {
  const told = new Map(news.map(one => [one.participation, one]))
  return {
    ...boards,
    list: boards.list.map(board => {
      const one = told.get(board.participation)
      return one ? renewed(board, one) : board
    }),
  }
}

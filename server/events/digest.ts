import type { EventData } from '#contract/events'
import { expectedWait } from '#contract/fair-wait'
import type { Happened } from './queries.ts'

type Line = EventData<'queue.line'>
type Boards = EventData<'fair.boards'>

const isLine = (event: Happened): event is Happened & { data: Line } => event.kind === 'queue.line'

/**
 * What moved in the queues of each fair, taken together: whoever looks at a whole fair is told once a second how many
 * wait where, not of every step in line. Made by each copy from what it reads anyhow; kept nowhere.
 */
export class Digest {
  #moved = new Map<string, Map<string, Boards['boards'][number]>>()

  add(event: Happened): void {
    if (!isLine(event)) return
    const { fair, participation, open, line, called, recruiters, paceMs } = event.data
    const wait = expectedWait({ before: line.length, busy: called.length, recruiters, paceMs })
    const boards = this.#moved.get(fair) ?? new Map()
    this.#moved.set(
      fair,
      boards.set(participation, { participation, open, staffed: recruiters > 0, waiting: line.length, wait }),
    )
  }

  /** What moved since it was taken last. */
  take(): Boards[] {
    const moved = [...this.#moved].map(([fair, boards]) => ({ fair, boards: [...boards.values()] }))
    this.#moved.clear()
    return moved
  }
}

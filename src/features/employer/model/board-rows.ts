import type { ReceivedApplication } from '#contract/applications'

/** The most pages that a list can be asked for. */
const MOST_PAGES = 500

/** A row of a column: an application, or the place of one that has not been read. */
export interface BoardRow {
  readonly key: string
  readonly card: ReceivedApplication | null
  /** Its number in the service's list, from 0; -1 for one that is on its way here. */
  readonly index: number
}

interface Column {
  readonly total: number
  readonly pageSize: number
  /** What has been read, by page. */
  readonly pages: ReadonlyMap<number, readonly ReceivedApplication[]>
  /** On their way to this column. */
  readonly arriving: readonly ReceivedApplication[]
  /** Ids of those on their way out of it. */
  readonly leaving: ReadonlySet<string>
}

/** Every row of a column, drawn or not. While pages of different age meet, nobody is shown twice. */
export function boardRowsOf({ total, pageSize, pages, arriving, leaving }: Column): BoardRow[] {
  const shown = new Set(leaving)
  const rows: BoardRow[] = []
  const add = (card: ReceivedApplication, index: number) => {
    shown.add(card.id)
    rows.push({ key: card.id, card, index })
  }
  for (const card of arriving) if (!shown.has(card.id)) add(card, -1)
  for (let index = 0; index < Math.min(total, MOST_PAGES * pageSize); index += 1) {
    const card = pages.get(Math.floor(index / pageSize) + 1)?.[index % pageSize]
    if (card === undefined) rows.push({ key: `row-${index}`, card: null, index })
    else if (!shown.has(card.id)) add(card, index)
  }
  return rows
}

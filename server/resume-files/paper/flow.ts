/** A strip of a page that is never cut: a line of text, or a few that belong together. */
export interface Strip {
  /** In points. */
  readonly height: number
  /** Free space above it, left out on top of a page. */
  readonly gap: number
  /** Stays on one page with the strip after it. */
  readonly keep: boolean
}

export interface Placed<Row extends Strip> {
  readonly row: Row
  /** Distance from the top of the page's text to the strip's top. */
  readonly top: number
}

/** Runs of strips that stay together. */
function* groupsOf<Row extends Strip>(rows: readonly Row[]): Generator<Row[]> {
  let group: Row[] = []
  for (const row of rows) {
    group.push(row)
    if (row.keep) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}

const heightOf = (rows: readonly Strip[], isFirst: boolean) =>
  rows.reduce((sum, { height, gap }, at) => sum + height + (isFirst && at === 0 ? 0 : gap), 0)

/** Lays strips onto pages with `room` for text. What stays together but is higher than a page is laid strip by strip. */
export function paginate<Row extends Strip>(rows: readonly Row[], room: number): Placed<Row>[][] {
  let page: Placed<Row>[] = []
  const pages = [page]
  let used = 0
  const turn = () => {
    page = []
    pages.push(page)
    used = 0
  }
  const lay = (row: Row) => {
    const gap = page.length === 0 ? 0 : row.gap
    page.push({ row, top: used + gap })
    used += gap + row.height
  }
  for (const group of groupsOf(rows)) {
    if (page.length > 0 && used + heightOf(group, false) > room) turn()
    const fits = heightOf(group, page.length === 0) <= room
    for (const row of group) {
      if (!fits && page.length > 0 && used + row.gap + row.height > room) turn()
      lay(row)
    }
  }
  return pages
}

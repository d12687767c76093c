/** Which rows are chosen, and where a range would begin. */
export interface Selection {
  readonly chosen: ReadonlySet<string>
  readonly anchor: string | null
}

export const nothingChosen: Selection = { chosen: new Set(), anchor: null }

interface Press {
  /** All rows in their order. */
  readonly ids: readonly string[]
  readonly id: string
  /** With the shift key: everything from the last row pressed to this one follows it. */
  readonly range: boolean
}

/** The selection after a row has been pressed. */
export function pressed({ chosen, anchor }: Selection, { ids, id, range }: Press): Selection {
  const turnsOn = !chosen.has(id)
  const [here, there] = [ids.indexOf(id), anchor === null ? -1 : ids.indexOf(anchor)]
  const touched = range && there >= 0 && here >= 0 ? ids.slice(Math.min(here, there), Math.max(here, there) + 1) : [id]
  const next = new Set(chosen)
  for (const one of touched) {
    if (turnsOn) next.add(one)
    else next.delete(one)
  }
  return { chosen: next, anchor: id }
}

/** All rows, or none when all were chosen. */
export const allPressed = ({ chosen }: Selection, ids: readonly string[]): Selection => ({
  chosen: new Set(ids.every(id => chosen.has(id)) ? [] : ids),
  anchor: null,
})

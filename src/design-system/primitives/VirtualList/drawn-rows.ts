/** Lists up to this length are drawn whole: find-in-page and print know them. */
export const wholeUpTo = 200

/** Rows drawn beyond the window on either side, so that quick scrolling and Tab never meet a gap. */
export const beyond = 8

/** The rows to draw, with one more that must stay wherever it is: it has focus or is the active option. */
export const withKept = (rows: readonly number[], kept: number, count: number): number[] => {
  if (kept < 0 || kept >= count || rows.includes(kept)) return [...rows]
  const after = rows.findIndex(row => row > kept)
  return after === -1 ? [...rows, kept] : [...rows.slice(0, after), kept, ...rows.slice(after)]
}

type Extent = { start: number; end: number }

/** The gap before each drawn row and the one after the last, in px: together with the rows they make up the whole length. */
export const gapsAround = (rows: readonly Extent[], length: number): { before: number[]; after: number } => {
  const before = rows.map(({ start }, place) => Math.max(0, start - (rows[place - 1]?.end ?? 0)))
  return { before, after: Math.max(0, length - (rows.at(-1)?.end ?? 0)) }
}

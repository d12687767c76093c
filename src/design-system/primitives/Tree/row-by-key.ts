/** A row of any tree as the keyboard sees it. */
export type KeyRow = {
  key: string
  label: string
  /** First letters of the pinyin: `gz` finds 赣州. */
  initials?: string | undefined
}

/** The next row whose name begins with what was typed: one letter goes on from `at`, more may stay there. */
const byName = (rows: readonly KeyRow[], at: number, typed: string) => {
  const from = [...typed].length > 1 ? Math.max(0, at) : at + 1
  const begins = ({ label, initials }: KeyRow) =>
    label.toLowerCase().startsWith(typed) || initials?.toLowerCase().startsWith(typed) === true
  return [...rows.slice(from), ...rows.slice(0, from)].find(begins)
}

/** Where a key leads among `rows` in sight, by the WAI-ARIA tree pattern; undefined when nowhere. `typed` is what was typed so far, this key included. */
export const rowByKey = (
  pressed: string,
  rows: readonly KeyRow[],
  at: number,
  typed: string = pressed,
): string | undefined => {
  switch (pressed) {
    case 'ArrowDown':
      return rows[at + 1]?.key
    case 'ArrowUp':
      return rows[at - 1]?.key
    case 'Home':
      return rows[0]?.key
    case 'End':
      return rows.at(-1)?.key
    default:
      return [...pressed].length === 1 && pressed !== ' ' ? byName(rows, at, typed.toLowerCase())?.key : undefined
  }
}

export type Typed = { text: string; time: number }

/** Letters within half a second of each other are one word; the same letter again goes on to the next row. */
export const typeOn = ({ text, time }: Typed, letter: string, now: number): Typed => {
  const goesOn = now - time < 500 && text !== '' && text !== letter
  return { text: goesOn ? text + letter : letter, time: now }
}

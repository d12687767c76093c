/** Scripts that are written without spaces, where a line may end after any character. */
const WIDE = /[\u2e80-\u9fff\ua000-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{1f000}-\u{3ffff}]/u

/** What no line begins with and no line ends with (GB/T 15834, 5.1; W3C clreq, 3.1.2). */
const NO_START = new Set('，。、；：？！）》」』】〉〕〗％…—～·•,.;:?!)]}%”’℃')
const NO_END = new Set('（《「『【〈〔〖([{“‘￥$#')

const MARK = /\p{M}/u

/** Whether a line may end between two characters of one text. */
function mayBreak(before: string, after: string): boolean {
  if (after === ' ' || MARK.test(after) || NO_START.has(after) || NO_END.has(before)) return false
  return before === ' ' || WIDE.test(before) || WIDE.test(after)
}

/**
 * Breaks one paragraph into lines no wider than `room`, greedily; what has no place to break (an address, say) is cut
 * where the line is full. `widthOf` measures one character. Spaces at a line's end are left out, nothing else is.
 */
export function breakLines(text: string, room: number, widthOf: (character: string) => number): string[] {
  const characters = [...text]
  const lines: string[] = []
  let start = 0
  let width = 0
  /** Where the line can end best, so far. */
  let stop = 0
  const end = (at: number) => {
    lines.push(characters.slice(start, at).join('').trimEnd())
    start = at
    while (characters[start] === ' ') start += 1
    stop = start
    width = characters.slice(start, Math.max(start, at)).reduce((sum, one) => sum + widthOf(one), 0)
  }
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? ''
    if (at > start && mayBreak(characters[at - 1] ?? '', character)) stop = at
    const added = widthOf(character)
    if (width + added > room && at > start && character !== ' ') {
      end(stop > start ? stop : at)
      at = start - 1
      width = 0
      continue
    }
    width += added
  }
  if (start < characters.length) end(characters.length)
  return lines
}

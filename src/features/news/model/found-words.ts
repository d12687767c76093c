export interface Found {
  readonly start: number
  readonly end: number
}

/** Where the words of a search stand in a text, in order and apart: the service finds each word as it was typed. */
export function foundWords(text: string, t: string): Found[] {
  const low = text.toLowerCase()
  // Lower case may be longer than what it was made from (İ): then nothing is marked rather than something wrong.
  if (low.length !== text.length) return []
  const found: Found[] = []
  for (const word of t.toLowerCase().split(/\s+/)) {
    if (word === '') continue
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length)) {
      found.push({ start: at, end: at + word.length })
    }
  }
  const apart: { start: number; end: number }[] = []
  for (const { start, end } of found.sort((a, b) => a.start - b.start)) {
    const last = apart.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else apart.push({ start, end })
  }
  return apart
}

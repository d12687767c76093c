import { type CascadeOption, type CascadePath, childrenOf } from './cascade-tree.ts'

/** Letters as they are compared: tones and marks between syllables do not matter, ü is typed as v or u. */
const plain = (words: string) => words.toLowerCase().replace(/['’·]/g, '').replace(/[üv]/g, 'u')

/** Whether `typed` is a piece of each syllable in turn, from `at`: `gz`, `ganzhou`, `ganz`, `gzhou` all read 赣州. */
const readsFrom = (pinyin: string, at: number, typed: string, from: number): boolean => {
  if (from === typed.length) return true
  let end = at
  while (from + end - at < typed.length && end < pinyin.length && pinyin[end] === typed[from + end - at]) end++
  const space = pinyin.indexOf(' ', at)
  const next = space === -1 ? pinyin.length : space + 1
  if (from + end - at === typed.length) return true
  if (next >= pinyin.length) return false
  for (let took = Math.min(end, next) - at; took > 0; took--) {
    if (readsFrom(pinyin, next, typed, from + took)) return true
  }
  return false
}

/** Whether `typed` (small letters, no spaces) reads the beginning of a name whose pinyin has its syllables apart by spaces. */
export const reads = (pinyin: string, typed: string): boolean => readsFrom(plain(pinyin), 0, plain(typed), 0)

const isLatin = (word: string) => /^[a-zü'’·]+$/i.test(word)

const isMeant = ({ label, pinyin, initials }: CascadeOption, word: string) =>
  label.toLowerCase().includes(word) ||
  (isLatin(word) && (reads(pinyin ?? '', word) || initials?.toLowerCase().startsWith(word) === true))

/** The last name is meant by the last word, those above it by the words before, in their order: 赣州 章贡. */
const isMeantPath = (path: CascadePath, words: readonly string[]) => {
  const last = path.at(-1)
  if (!last || !isMeant(last, words.at(-1) ?? '')) return false
  let at = 0
  for (const option of path.slice(0, -1)) {
    const word = words[at]
    if (at < words.length - 1 && word !== undefined && isMeant(option, word)) at++
  }
  return at >= words.length - 1
}

function* walk(options: readonly CascadeOption[], above: CascadePath): Generator<CascadePath> {
  for (const option of options) {
    if (option.disabled) continue
    const path = [...above, option]
    yield path
    yield* walk(childrenOf(option), path)
  }
}

/** 0 where the name begins with the word, or is as long as it but for its last character (赣州 of 赣州市 for gz). */
const rankOf = ({ label, pinyin }: CascadeOption, word: string) => {
  if (label.toLowerCase().startsWith(word)) return 0
  return pinyin !== undefined && isLatin(word) && pinyin.split(' ').length - 1 <= word.length ? 1 : 2
}

/**
 * Up to `limit` paths that `query` means by name or pinyin: what begins with it first, then the wider place, then the shorter name.
 * Names above may go before, apart by spaces.
 */
export const searchPaths = (
  options: readonly CascadeOption[],
  query: string,
  { limit }: { limit: number },
): CascadePath[] => {
  const words = query.trim().toLowerCase().split(/\s+/)
  const [one = ''] = words
  if (one === '') return []
  const joined = words.join('')
  const isOneReading = words.length > 1 && words.every(isLatin)
  const lastWord = words.at(-1) ?? ''
  return [...walk(options, [])]
    .filter(path => isMeantPath(path, words) || (isOneReading && reads(path.at(-1)?.pinyin ?? '', joined)))
    .map(path => {
      const last = path.at(-1)
      return { path, rank: last ? rankOf(last, lastWord) : 2, length: last?.label.length ?? 0 }
    })
    .sort((a, b) => a.rank - b.rank || a.path.length - b.path.length || a.length - b.length)
    .slice(0, limit)
    .map(({ path }) => path)
}

import type { ComboboxOption } from './combobox-types.ts'

/** Full and half width, upper and lower case are one: Ｃ＋＋ finds c++. */
const folded = (words: string): string => words.normalize('NFKC').toLowerCase()

/** Options with what is searched in them: folded once, and all in one text, so that a key costs one sweep over it. */
export type Searchable = {
  readonly options: readonly ComboboxOption[]
  readonly labels: readonly string[]
  /** Label and keywords of each option, a line break after each, which no searched word has. */
  readonly text: string
  /** Where each option begins in the text; last, where it ends. */
  readonly starts: readonly number[]
}

export const searchable = (options: readonly ComboboxOption[]): Searchable => {
  const labels = options.map(({ label }) => folded(label))
  const lines = options.map(({ keywords }, place) =>
    keywords ? `${labels[place]}\n${folded(keywords)}\n` : `${labels[place]}\n`,
  )
  const starts = [0]
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length)
  return { options, labels, text: lines.join(''), starts }
}

/** The longest word, the later of two as long: what was typed last is in fewer options than what stands before it. */
const rarest = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length >= longest.length ? word : longest), '')

/** Every word of the query must be in an option; first come those that are it, then those that begin with it. */
export const filterOptions = (all: Searchable, query: string): readonly ComboboxOption[] => {
  const whole = folded(query).trim()
  const { options, labels, text, starts } = all
  if (whole === '') return options
  const words = whole.split(/\s+/)
  const swept = rarest(words)
  const others = words.filter(word => word !== swept)
  const equal: ComboboxOption[] = []
  const beginning: ComboboxOption[] = []
  const containing: ComboboxOption[] = []
  let place = 0
  for (let at = text.indexOf(swept); at !== -1; at = text.indexOf(swept, starts[place])) {
    while ((starts[place + 1] ?? text.length) <= at) place += 1
    const start = starts[place] ?? 0
    const option = options[place]
    const line = others.length > 0 ? text.slice(start, starts[place + 1]) : ''
    if (option && others.every(word => line.includes(word))) {
      const begins = text.startsWith(whole, start)
      if (begins && labels[place] === whole) equal.push(option)
      else if (begins && labels[place]?.startsWith(whole)) beginning.push(option)
      else containing.push(option)
    }
    place += 1
  }
  return equal.concat(beginning, containing)
}

/** The option that is meant by words typed in full. */
export const optionNamed = (options: readonly ComboboxOption[], words: string): ComboboxOption | undefined => {
  const wanted = folded(words).trim()
  return wanted === '' ? undefined : options.find(({ label, disabled }) => !disabled && folded(label).trim() === wanted)
}

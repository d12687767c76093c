import { understoodIn } from './understood.ts'

/** Choices by the name of their group, as the bar of filters takes them. */
type Chosen = Readonly<Record<string, readonly string[]>>

/** The name of the text in an address, and of its terms among what is chosen. */
const TEXT = 't'

/** What was understood of the text, as a group before the filters. */
export const understoodGroup = (t: string) => ({
  name: TEXT,
  label: '搜索词',
  multiple: true,
  options: understoodIn(t),
})

/** What is chosen, with what was understood of the text. */
export function withUnderstood(t: string, chosen: Chosen): Chosen {
  const terms = understoodIn(t).map(({ value }) => value)
  return terms.length > 0 ? { [TEXT]: terms, ...chosen } : chosen
}

/** Terms of the text, as they are written, that are no longer among what is chosen. */
export const termsGone = (t: string, chosen: Chosen): string[] =>
  understoodIn(t)
    .map(({ value }) => value)
    .filter(term => !chosen[TEXT]?.includes(term))

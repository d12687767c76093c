import { type SearchTerm, searchTerms, searchText, writtenTerm } from '#contract/rules'

const labelOf = ({ kind, text }: SearchTerm) => (kind === 'phrase' ? `包含“${text}”` : `不含 ${text}`)

/** The phrases and exclusions of a search text, each as it is written and as it is said to people. */
export const understoodIn = (t: string): { value: string; label: string }[] =>
  searchTerms(t)
    .filter(({ kind }) => kind !== 'word')
    .map(term => ({ value: writtenTerm(term), label: labelOf(term) }))

/** What a written term says, for people. */
export const termLabel = (written: string): string => searchTerms(written).map(labelOf).join(' ')

/** A search text without these of its terms. */
export const textWithout = (t: string, written: readonly string[]): string =>
  searchText(searchTerms(t).filter(term => !written.includes(writtenTerm(term))))

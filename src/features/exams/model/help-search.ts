import type { HelpEntry } from '#contract/exams'
import { addressCodec, words } from '#platform/routing'

/** `/exam/help?q=照片`: which questions are shown. */
export const helpSearch = addressCodec({ q: words() })

/** Questions with every word in title, summary or section; all of them without words. */
export function foundIn(entries: readonly HelpEntry[], words: string): readonly HelpEntry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ section, title, summary }) => {
    const text = `${section} ${title} ${summary}`.toLowerCase()
    return wanted.every(word => text.includes(word))
  })
}

import { Highlight } from '#design-system'
import { highlightRanges } from '#platform/text'

/** Marks search words in a text; undefined where nothing is searched for. */
export const marking = (words: string) =>
  words === ''
    ? undefined
    : (text: string) => <Highlight key={text} text={text} ranges={highlightRanges(text, words)} />

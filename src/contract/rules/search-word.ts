import { toHalfWidth, unifyMiddleDots } from './width.ts'

/** Punctuation and symbols, all but the signs that names carry: they stand between words. */
const SIGN = /(?![+#.\-·])[\p{P}\p{S}]/gu

/** What nobody sees or types: it stands within words. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Me}]|\p{Variation_Selector}/gu

/** A search text without what nobody sees, in half width, with one kind of blank and of middle dot. */
export const foldedSearch = (text: string): string =>
  unifyMiddleDots(toHalfWidth(text)).replace(/\s+/g, ' ').replace(INVISIBLE, '')

/**
 * Free search words without special characters, ASCII and full-width (specification section 5), but with the signs that
 * names carry: + # . - · (C++, C#, .NET, T-SQL, 阿卜杜·热合曼). Full width becomes half width first, so that Ｃ＋＋ is kept;
 * a sign becomes a blank, as the words on its two sides are two; blanks are folded. For search words only: names and
 * texts are escaped where they are shown, never filtered.
 */
export function filterSearchWord(text: string): string {
  return foldedSearch(text).replace(SIGN, ' ').replace(/ +/g, ' ').trim()
}

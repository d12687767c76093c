import { toHalfWidth, unifyMiddleDots } from '#contract/rules'

/** Punctuation, symbols, emoji parts and invisible characters, all but the signs that names carry. */
const SPECIAL = /(?![+#.\-·])[\p{P}\p{S}\p{Cc}\p{Cf}\p{Cs}]|\p{Me}|\p{Variation_Selector}/gu

/**
 * Free search words without special characters, ASCII and full-width (specification section 5), but with the signs that
 * names carry: + # . - · (C++, C#, .NET, T-SQL, 阿卜杜·热合曼). Full width becomes half width first, so that Ｃ＋＋ is kept;
 * blanks are folded. For search words only: names and texts are escaped where they are shown, never filtered.
 */
export function filterSearchWord(text: string): string {
  return unifyMiddleDots(toHalfWidth(text)).replace(/\s+/g, ' ').replace(SPECIAL, '').replace(/ +/g, ' ').trim()
}

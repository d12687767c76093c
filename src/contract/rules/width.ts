const FULL_WIDTH = /[\uFF01-\uFF5E\u3000]/g
const MIDDLE_DOTS = /[\u2022\u2027\u22C5\u30FB\uFF65]/g

/**
 * Full-width letters, digits, signs and the ideographic space as their half-width counterparts; every other character
 * and the length stay as they are. Deliberately narrower than NFKC, which would also rewrite rare characters of names
 * (U+F900–FAFF), ①, ㎡ and ½, and shift the positions that highlighting relies on.
 */
export function toHalfWidth(text: string): string {
  return text.replace(FULL_WIDTH, sign => (sign === '\u3000' ? ' ' : String.fromCharCode(sign.charCodeAt(0) - 0xfee0)))
}

/** The look-alikes of the dot in names (•, ‧, ⋅, ・) as U+00B7, which GB 18030 input methods give. */
export function unifyMiddleDots(text: string): string {
  return text.replace(MIDDLE_DOTS, '\u00B7')
}

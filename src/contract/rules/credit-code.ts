import { toHalfWidth } from './width.ts'

/** What is said at the field about a refused code. */
export const creditCodeMessages = {
  missing: '请输入统一社会信用代码',
  form: '统一社会信用代码应为 18 位数字或大写字母（不含 I、O、S、V、Z）',
  check: '统一社会信用代码有误，请逐位核对',
} as const

export type CreditCodeProblem = (typeof creditCodeMessages)[keyof typeof creditCodeMessages]

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const FORM = /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/

/** The code as it is stored: half-width capitals without spaces. */
export function normaliseCreditCode(text: string): string {
  return toHalfWidth(text).replace(/\s/g, '').toUpperCase()
}

/** The check character that GB 32100-2015 gives to the first 17: weights 3^i mod 31. */
export function creditCodeCheck(code: string): string {
  let sum = 0
  let weight = 1
  for (const character of code.slice(0, 17)) {
    sum += ALPHABET.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return ALPHABET.charAt((31 - (sum % 31)) % 31)
}

/**
 * What is wrong with a unified social credit code (GB 32100-2015) typed in any width or case, in words for its field;
 * null when nothing is.
 */
export function creditCodeProblem(text: string): CreditCodeProblem | null {
  const code = normaliseCreditCode(text)
  if (code === '') return creditCodeMessages.missing
  if (!FORM.test(code)) return creditCodeMessages.form
  return creditCodeCheck(code) === code[17] ? null : creditCodeMessages.check
}

/** Whether the text is a unified social credit code once normalised. */
export function isCreditCode(text: string): boolean {
  return creditCodeProblem(text) === null
}

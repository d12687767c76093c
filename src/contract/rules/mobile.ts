import { toHalfWidth } from './width.ts'

/** A mainland mobile number, virtual operators' ranges included. */
const MOBILE = /^1[3-9]\d{9}$/
const COUNTRY_CODE = /^(?:\+|00)?86(?=1\d{10}$)/

/** Half-width, without spaces, dashes, brackets and a leading +86: what people paste becomes what is stored. */
export function normaliseMobile(text: string): string {
  return toHalfWidth(text)
    .replace(/[\s\p{Pd}()]/gu, '')
    .replace(COUNTRY_CODE, '')
}

/** Whether the text is a mobile number once normalised. */
export function isMobile(text: string): boolean {
  return MOBILE.test(normaliseMobile(text))
}

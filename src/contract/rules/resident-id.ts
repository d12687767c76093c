import { isCivilDate } from './civil-date.ts'
import { toHalfWidth } from './width.ts'

/** What is said at the field about a refused number. */
export const residentIdMessages = {
  missing: '请输入身份证号码',
  oldCard: '15 位身份证已停用，请输入 18 位身份证号码',
  form: '身份证号码应为 18 位，前 17 位为数字，末位为数字或 X',
  date: '身份证号码中的出生日期不存在，请核对',
  check: '身份证号码有误，请逐位核对',
} as const

export type ResidentIdProblem = (typeof residentIdMessages)[keyof typeof residentIdMessages]

export type ResidentIdReading =
  | { readonly ok: true; readonly number: string; readonly birthDate: string; readonly sex: 'male' | 'female' }
  | { readonly ok: false; readonly problem: ResidentIdProblem }

const FORM = /^[1-9]\d{16}[\dX]$/
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_CHARACTERS = '10X98765432'

/** The number as it is stored: half-width, capital X, no spaces. */
function normaliseResidentId(text: string): string {
  return toHalfWidth(text).replace(/\s/g, '').toUpperCase()
}

/** The check character that GB 11643 gives to 17 digits (ISO 7064 MOD 11-2). */
export function residentIdCheck(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return CHECK_CHARACTERS.charAt(sum % 11)
}

/**
 * Reads a resident ID (GB 11643-1999), a residence permit of a Hong Kong, Macao or Taiwan resident, or a foreign
 * permanent resident's card, which share form and check. Area codes are not held against a list: abolished ones stay
 * valid on cards. A refusal carries the words for the field. `today` (YYYY-MM-DD, in China), where given, refuses births after it.
 */
export function readResidentId(text: string, today?: string): ResidentIdReading {
  const number = normaliseResidentId(text)
  const problem = problemOf(number, today)
  if (problem !== null) return { ok: false, problem }
  return { ok: true, number, birthDate: birthDateIn(number), sex: Number(number[16]) % 2 === 1 ? 'male' : 'female' }
}

function problemOf(number: string, today: string | undefined): ResidentIdProblem | null {
  if (number === '') return residentIdMessages.missing
  if (/^\d{15}$/.test(number)) return residentIdMessages.oldCard
  if (!FORM.test(number)) return residentIdMessages.form
  const birthDate = birthDateIn(number)
  if (!isCivilDate(birthDate) || birthDate < '1900' || (today !== undefined && birthDate > today))
    return residentIdMessages.date
  return residentIdCheck(number) === number[17] ? null : residentIdMessages.check
}

function birthDateIn(number: string): string {
  return `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`
}

const FIRST = 3
const LAST = 4

/** As it is shown on screens: 360***********0071. Of what is too short to be one, nothing but its length. */
export function shownResidentId(number: string): string {
  const characters = [...number]
  if (characters.length < 15) return '*'.repeat(characters.length)
  const hidden = '*'.repeat(characters.length - FIRST - LAST)
  return `${characters.slice(0, FIRST).join('')}${hidden}${characters.slice(-LAST).join('')}`
}

/** Whether the text is a resident ID once normalised. */
export function isResidentId(text: string): boolean {
  return readResidentId(text).ok
}

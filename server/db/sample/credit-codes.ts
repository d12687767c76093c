import { creditCodeCheck } from '#contract/rules/credit-code'

const ORGANISATION = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2]

/** The check character of an organisation's code (GB 11714) of eight digits. */
function organisationCheck(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const check = 11 - (sum % 11)
  return check === 10 ? 'X' : check === 11 ? '0' : ORGANISATION.charAt(check)
}

/** First two characters by company type: who registers, and what (GB 32100-2015, tables 1 and 2). */
const registrars: Readonly<Record<string, string>> = { 10: '92', 11: '91', 12: '11', 13: '12', 14: '51', 15: '52' }

/** An invented unified social credit code of a valid form; `serial` (up to seven digits) tells companies apart. */
export function creditCodeOf(companyType: string, district: string, serial: number): string {
  const organisation = `9${String(serial).padStart(7, '0')}`
  const body = `${registrars[companyType] ?? '91'}${district}${organisation}${organisationCheck(organisation)}`
  return body + creditCodeCheck(body)
}

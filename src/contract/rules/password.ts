import { commonPasswords } from './common-passwords.ts'

/** What is said at the field about a refused password. */
export const passwordMessages = {
  missing: '请输入密码',
  short: '密码至少 8 位，建议用几个词组成一句话',
  long: '密码不能超过 128 位',
  common: '这个密码太常见，容易被猜到，请换一个',
  simple: '密码不能只是重复或连续的字符，请换一个',
  account: '密码不能包含账号或手机号，请换一个',
} as const

export type PasswordProblem = (typeof passwordMessages)[keyof typeof passwordMessages]

/**
 * What is wrong with a new password, in words for its field; null when nothing is. 8 to 128 code points of any kind and no rules of composition
 * (NIST SP 800-63B): length, the built-in list of common ones, and not the `account` itself, are what guard it. The upper
 * end only bounds the work of hashing.
 */
export function passwordProblem(password: string, account = ''): PasswordProblem | null {
  const characters = [...password]
  if (characters.length === 0) return passwordMessages.missing
  if (characters.length < 8) return passwordMessages.short
  if (characters.length > 128) return passwordMessages.long
  const folded = password.toLowerCase()
  if (commonPasswords.split(' ').includes(folded)) return passwordMessages.common
  if (isSimple(characters)) return passwordMessages.simple
  return account.length >= 4 && folded.includes(account.toLowerCase()) ? passwordMessages.account : null
}

/** One or two characters only, or each one step from the one before (abcdefgh, 98765432). */
function isSimple(characters: readonly string[]): boolean {
  if (new Set(characters).size <= 2) return true
  const codes = characters.map(character => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

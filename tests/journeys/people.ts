import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { isCreditCode } from '#contract/rules'

const dataDir = process.env.JOURNEYS_DATA_DIR ?? ''

/** Accounts of the sample content (README). */
export const accounts = {
  seeker: '19900000001',
  employer: '19900000003',
  password: 'Ganpo-2026!',
} as const

const figures = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/** A mobile number that nobody has yet. */
export const freshPhone = () => `139${figures(8)}`

const checkCharacters = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** A unified social credit code that is right and belongs to nobody. */
function freshCreditCode(): string {
  const body = `91360700MA${figures(7)}`
  return [...checkCharacters].map(check => body + check).find(isCreditCode) ?? ''
}

const digits: Readonly<Record<string, number>> = Object.fromEntries(
  [...'零一二三四五六七八九十'].map((word, value) => [word, value]),
)

/** The answer to a question like 七加五等于几？ */
export function answerTo(question: string): string {
  const [, one = '', sign = '', other = ''] =
    /([零一二三四五六七八九十\d]+)\s*(加|减|乘)\s*([零一二三四五六七八九十\d]+)/.exec(question) ?? []
  const value = (word: string) =>
    digits[word] ?? (word.startsWith('十') ? 10 + (digits[word.slice(1)] ?? 0) : Number(word))
  const [left, right] = [value(one), value(other)]
  return String(sign === '减' ? left - right : sign === '乘' ? left * right : left + right)
}

/** The last code that was sent to a phone, read from the outbox. */
export async function lastCode(phone: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const lines = (await readFile(join(dataDir, 'outbox/sms.jsonl'), 'utf8').catch(() => '')).trim().split('\n')
      const sent = lines.filter(line => line.includes(phone)).at(-1)
      code = sent ? String(JSON.parse(sent).code ?? '') : ''
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}

/**
 * Asks for an SMS code: answers the question in words instead of the picture, then types the code. `typed` is how the
 * number is written in the field.
 */
export async function proveByPhone(page: Page, phone: string, typed = phone) {
  await page.getByRole('textbox', { name: /^手机号/ }).fill(typed)
  await page.getByRole('button', { name: /文字题/ }).click()
  const question = page.getByRole('textbox', { name: /^验证问题/ })
  await expect(question).toBeVisible()
  await question.fill(answerTo((await page.getByText(/等于几/).textContent()) ?? ''))
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后/ })).toBeVisible()
  await page.getByRole('textbox', { name: /^短信验证码/ }).fill(await lastCode(phone))
}

/** Signs in by password on the page that is open. */
export async function signIn(page: Page, phone: string) {
  await page.getByRole('textbox', { name: /^手机号/ }).fill(phone)
  await page.getByRole('textbox', { name: /^密码/ }).fill(accounts.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

async function agreeAndRegister(page: Page) {
  await page.getByRole('textbox', { name: /^设置密码/ }).fill(accounts.password)
  await page.getByLabel(/我已阅读并同意/).check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
}

/** Registers a new individual on the page that is open; gives the number. */
export async function registerSeeker(page: Page): Promise<string> {
  const phone = freshPhone()
  await proveByPhone(page, phone)
  await agreeAndRegister(page)
  return phone
}

/** Registers a new employer on the page that is open. */
export async function registerEmployer(page: Page, name: string) {
  await page.getByRole('textbox', { name: /^单位名称/ }).fill(name)
  await page.getByRole('textbox', { name: /^统一社会信用代码/ }).fill(freshCreditCode())
  await page.getByRole('textbox', { name: /^联系人姓名/ }).fill('熊丽华')
  await proveByPhone(page, freshPhone())
  await agreeAndRegister(page)
}

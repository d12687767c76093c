import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { isCreditCode } from '#contract/rules'
import { ownDataDir } from './own-service.ts'
import { photo } from './pictures.ts'

/** Accounts of the sample content (README). */
export const accounts = {
  seeker: '19900000001',
  otherSeeker: '19900000002',
  employer: '19900000003',
  /** Has downloaded no resume, and no journey lets it. */
  newEmployer: '19900000004',
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

/** The last code that was sent to an address, read from the outbox; `fewest` messages must have been sent there. */
async function lastSent(file: string, to: string, fewest: number): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const lines = (await readFile(join(ownDataDir(), 'outbox', file), 'utf8').catch(() => '')).trim().split('\n')
      const all = lines.filter(line => line.includes(to) && line.includes('"code"'))
      const sent = all.length < fewest ? undefined : all.at(-1)
      code = sent ? String(JSON.parse(sent).code ?? '') : ''
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}

/** The last text message to a number that holds these words. */
export async function lastText(phone: string, words: string): Promise<string> {
  let text = ''
  await expect
    .poll(async () => {
      const lines = (await readFile(join(ownDataDir(), 'outbox', 'sms.jsonl'), 'utf8').catch(() => ''))
        .trim()
        .split('\n')
      const found = lines.findLast(line => line.includes(phone) && line.includes(words))
      text = found ? String(JSON.parse(found).text ?? '') : ''
      return text
    })
    .toContain(words)
  return text
}

export const lastCode = (phone: string, fewest = 1) => lastSent('sms.jsonl', phone, fewest)

const lastEmailCode = (email: string, fewest = 1) => lastSent('email.jsonl', email, fewest)

/** Answers the question in words instead of the picture, and asks for a code. */
async function askForCode(page: Page) {
  await page.getByRole('button', { name: /文字题/ }).click()
  const question = page.getByRole('textbox', { name: /^验证问题/ })
  await expect(question).toBeVisible()
  await question.fill(answerTo((await page.getByText(/等于几/).textContent()) ?? ''))
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后/ })).toBeVisible()
}

/** Asks for an SMS code and types it. `typed` is how the number is written in the field, `label` what the field is called. */
export async function proveByPhone(page: Page, phone: string, typed = phone, label = /^手机号/) {
  await page.getByRole('textbox', { name: label }).fill(typed)
  await askForCode(page)
  await page.getByRole('textbox', { name: /^短信验证码/ }).fill(await lastCode(phone))
}

/** The same by e-mail; it is the `turn`th code to this address. */
export async function proveByEmail(page: Page, email: string, turn = 1) {
  await page.getByRole('textbox', { name: /邮箱(?!验证码)/ }).fill(email)
  await askForCode(page)
  await page.getByRole('textbox', { name: /^邮箱验证码/ }).fill(await lastEmailCode(email, turn))
}

/** Signs in by password on the page that is open. */
export async function signIn(page: Page, phone: string) {
  await page.getByRole('tab', { name: '密码登录' }).click()
  // A press is held until the script is there: the other way's field would go while Playwright types into it.
  await expect(page.getByRole('tab', { name: '密码登录', selected: true })).toBeVisible()
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

/** Registers a new employer on the page that is open; the built-in checks pass it at once. Gives the number. */
export async function registerEmployer(page: Page, name: string): Promise<string> {
  const phone = freshPhone()
  await page.getByLabel(/^选择文件/).setInputFiles(await photo())
  await page.getByRole('textbox', { name: /^单位名称/ }).fill(name)
  await page.getByRole('textbox', { name: /^统一社会信用代码/ }).fill(freshCreditCode())
  await page.getByRole('textbox', { name: /^联系人姓名/ }).fill('熊丽华')
  await proveByPhone(page, phone)
  await agreeAndRegister(page)
  return phone
}

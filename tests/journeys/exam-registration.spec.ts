import { expect, type Page } from 'playwright/test'
import {
  begin,
  type Candidate,
  finishPart,
  send,
  writeEducation,
  writeIdentity,
  writePerson,
  writeRest,
} from './exam-form.ts'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

/** Each project registers somebody else: one registration for each exam and identity number. */
const candidates: Readonly<Record<string, Omit<Candidate, 'exam'>>> = {
  desktop: { phone: accounts.seeker, name: '欧阳静姝', digits: '36070219970926102' },
  phone: { phone: accounts.otherSeeker, name: '热合曼·䶮', digits: '36070219980110105' },
}

function candidateOf(project: string, exam: string): Candidate {
  const candidate = candidates[project]
  if (!candidate) throw new Error('no candidate for this project')
  return { ...candidate, exam }
}

test(
  'a seeker registers for an exam: signs, chooses, leaves the form and comes back, checks, sends, confirms and pays',
  { tag: '@gate-phone' },
  async ({ page }, { project }) => {
    const candidate = candidateOf(project.name, '102')
    await begin(page, candidate)
    await writeIdentity(page, candidate)

    // Left, and found again where it was.
    await page.goto('/exam/mine')
    await page.getByRole('listitem').filter({ hasText: '赣州市' }).getByRole('link', { name: '继续填写' }).click()
    await page.getByRole('main').getByRole('link', { name: '身份信息', exact: true }).click()
    await expect(page.getByText(/已保存 360\*{11}\d{3}[\dX]/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^姓名/ })).toHaveValue(candidate.name)
    await finishPart(page)

    await writePerson(page)
    await writeEducation(page)
    await writeRest(page)

    await send(page)

    // Nobody reviews before the fee is paid (诚信报名).
    await page.getByRole('link', { name: '确认并缴费' }).click()
    await expect(page.getByText('确认之后，报名信息和职位都不能再改')).toBeVisible()
    await page.getByRole('checkbox', { name: /确认后不能修改/ }).check()
    await page.getByRole('button', { name: /^确认报名信息，去支付/ }).click()
    await expect(page.getByRole('heading', { name: '沙箱收银台' })).toBeVisible()
    await page.getByRole('button', { name: '支付成功' }).click()

    await expect(page).toHaveURL(/\/exam\/pay-notify\?order=JF\d{8}-[A-Z0-9]{12}/)
    await expect(page.getByRole('heading', { level: 1, name: '缴费成功，报名成功' })).toBeVisible()
    const own = page.getByRole('link', { name: '查看我的报名' })
    // Until it is known who is back from the cashier, the way leads to the list of all.
    await expect(own).toHaveAttribute('href', /\/exam\/apply-info\//)
    await own.click()
    await expect(page.getByText('报名成功').first()).toBeVisible()
    await expect(page.getByRole('button', { name: '取消报名' })).toHaveCount(0)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载报名表 PDF' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  },
)

test('an employer is told that exams are for persons, and an order that nobody knows is nobody’s', async ({ page }) => {
  await page.goto(`/org/login?redirectUri=${encodeURIComponent('/exam/apply/102')}`)
  await signIn(page, accounts.employer)
  await expect(page.getByText('考试报名面向个人')).toBeVisible()
  await page.goto('/exam/pay-notify?order=JF20260101-AAAAAAAAAAAA&state=success')
  await expect(page.getByRole('heading', { level: 1, name: '没有这个订单' })).toBeVisible()
})

/** Whether nothing reaches over the window's right edge. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('in elder mode everything of a registration is there, larger, and reaches over no edge', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  await context.addCookies([{ name: 'display', value: 'light.elder', url: baseURL ?? '' }])
  const candidate = candidateOf(project.name, '103')
  await begin(page, candidate)
  await expect(page.locator('html')).toHaveAttribute('data-size', 'elder')
  expect(await fits(page)).toBe(true)
  await writeIdentity(page, candidate)
  await finishPart(page)
  await writePerson(page)
  await writeEducation(page)
  expect(await fits(page)).toBe(true)
  await writeRest(page)
  expect(await fits(page)).toBe(true)
  await send(page)
  expect(await fits(page)).toBe(true)
})

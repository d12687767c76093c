import { expect, type Page } from 'playwright/test'
import { pathTo } from '#contract/pages'
import { applicant } from './exam-applicant.ts'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

/** The office of the sample exams (README). */
const office = { both: '19900000021', second: '19900000022', reviewer: '19900000023' } as const

const EXAM = '101'
const queue = pathTo('examOfficeReviews', { id: EXAM })

async function enter(page: Page, phone: string) {
  await page.goto(`/org/login?redirectUri=${encodeURIComponent(queue)}`)
  await signIn(page, phone)
  await expect(page.getByRole('heading', { level: 1, name: '资格审核' })).toBeVisible()
}

test('one officer refuses, another agrees without having seen it, and the candidate reads why', async ({
  browser,
  page,
  baseURL,
}) => {
  const visitor = async () => (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  const candidate = await visitor()
  const id = await applicant(candidate, EXAM, accounts.otherSeeker, '36070219970518305')

  await enter(page, office.reviewer)
  await page.goto(`${queue}?view=desk&item=${id}`)
  await page.getByRole('button', { name: /^写意见.*照片$/ }).click()
  await page.getByRole('button', { name: '照片不是本人' }).click()
  await page.getByRole('button', { name: '写好了' }).click()
  await page.getByRole('button', { name: '不通过', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '不通过' }).click()
  await expect(page.getByText(/已记录，由另一位同事复审/)).toBeVisible()

  await candidate.goto(pathTo('examApplyInfo', { id }))
  await expect(candidate.getByText('待审核').first()).toBeVisible()
  await expect(candidate.getByText('照片不是本人')).toHaveCount(0)

  const second = await visitor()
  await enter(second, office.second)
  await second.goto(`${queue}?view=desk&item=${id}`)
  await expect(second.getByText('复审', { exact: true }).first()).toBeVisible()
  await expect(second.getByText('照片不是本人')).toHaveCount(0)
  await second.getByRole('button', { name: '不通过', exact: true }).click()
  const asked = second.getByRole('alertdialog')
  await asked.getByRole('textbox', { name: /^对整份报名的意见/ }).fill('照片与身份证不是同一人')
  await asked.getByRole('button', { name: '不通过' }).click()
  await expect(second.getByText(/已办理并通知考生/)).toBeVisible()

  await candidate.reload()
  await expect(candidate.getByText('照片不是本人').first()).toBeVisible()
  await expect(candidate.getByText('照片与身份证不是同一人').first()).toBeVisible()
})

test('an officer approves three by keyboard alone, each next one by itself', async ({ page }) => {
  await enter(page, office.both)
  const all = page.getByRole('link', { name: /^全部 \d+$/ })
  const before = Number((await all.innerText()).replaceAll(/\D/g, ''))
  const start = page.getByRole('link', { name: '开始审核' })
  await start.focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('main').locator('h2:focus')
  for (let count = 0; count < 3; count += 1) {
    await expect(heading).toBeVisible()
    const shown = await heading.innerText()
    await page.keyboard.press('a')
    await expect(heading).not.toHaveText(shown)
  }
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(queue)
  await expect(page.getByRole('link', { name: `全部 ${before - 3}`, exact: true })).toBeVisible()
})

import { expect, type Page } from 'playwright/test'
import { test } from './visitor.ts'

const form = (page: Page) => page.getByRole('main').locator('form')

/** Something to agree to is read in a page of its own, and what was typed is still there. */
async function readAgreement(page: Page, name: RegExp) {
  const opened = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('link', { name }).first().click()
  const agreement = await opened
  await expect(agreement.getByRole('heading', { level: 1 })).toHaveText(/协议|隐私/)
  await agreement.close()
}

test('whoever has to sign in is told why, gets a code first, and finds nothing starred', async ({ page }) => {
  await page.goto('/job-search')
  const href = await page.getByRole('main').getByRole('article').first().getByRole('link').first().getAttribute('href')
  await page.goto(href ?? '')
  await page.getByRole('link', { name: '投递简历' }).first().click()
  await expect(page).toHaveURL(/\/user\/login\?redirectUri=/)
  await expect(page.getByText('登录后继续查看和投递这个职位')).toBeVisible()
  await expect(page.getByRole('tab').first()).toHaveText('短信登录')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('短信登录')
  expect(await form(page).innerText()).not.toContain('*')

  await page.getByRole('main').getByRole('link', { name: /注册/ }).first().click()
  await expect(page).toHaveURL(/\/user\/register\?redirectUri=/)
  await expect(page.getByText('注册后继续查看和投递这个职位')).toBeVisible()
})

test('agreements are pages of their own that fit who registers, and what was typed outlives reading them', async ({
  page,
}) => {
  await page.goto('/user/register')
  await page.getByRole('textbox', { name: /^手机号/ }).fill('13970010001')
  await expect(page.getByLabel(/我已阅读并同意/)).not.toBeChecked()
  await expect(form(page)).toContainText('求职者的约定')
  await readAgreement(page, /用户服务协议/)
  await readAgreement(page, /隐私/)
  expect(await form(page).innerText()).not.toContain('*')
  await expect(page.getByRole('textbox', { name: /^手机号/ })).toHaveValue('13970010001')

  await page.goto('/org/register')
  await expect(form(page)).toContainText('用人单位的约定')
  await expect(form(page)).not.toContainText('求职者的约定')
})

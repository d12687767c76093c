import { expect } from 'playwright/test'
import { test } from './visitor.ts'

test('a job that is opened without a line says so, and comes by itself with the line', { tag: '@gate-phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/job-search')
  const main = page.getByRole('main')
  const jobs = main.locator('a[href^="/job-details/"]')
  const first = await jobs.first().innerText()
  await jobs.first().click()
  const heading = main.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(first)
  const other = jobs.filter({ hasNotText: first }).first()
  const name = await other.innerText()
  const to = await other.getAttribute('href')

  await context.setOffline(true)
  await other.click()
  await expect(page).toHaveURL(url => url.pathname === to)
  await expect(main).toContainText('网络已断开，恢复后自动重试。')
  await expect(heading.filter({ hasText: first })).toHaveCount(0)

  await context.setOffline(false)
  await expect(heading).toHaveText(name)
})

test('a page whose code is not here yet says so without a line, and comes by itself with the line', {
  tag: '@gate',
}, async ({ page, context }) => {
  await page.goto('/')
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await context.setOffline(true)
  await page.locator('a[href="/archives"]').first().dispatchEvent('click')
  await expect(heading).toHaveText('网络连接不上')
  await expect(page).toHaveURL(url => url.pathname === '/archives')

  await context.setOffline(false)
  await expect(heading).toContainText('档案')
})

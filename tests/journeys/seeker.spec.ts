import { expect } from 'playwright/test'
import { accounts, signIn } from './people.ts'
import { followJob, openFilters } from './results.ts'
import { test } from './visitor.ts'

test('a visitor finds accounting jobs in 赣州 for 5K~8K and is asked to sign in only on applying, then returns to the very job', {
  tag: '@gate-phone',
}, async ({ page, isMobile }) => {
  await page.goto('/job-search')
  const search = page.getByRole('main').getByRole('search')
  await search.getByLabel('搜索词').fill('会计')
  await search.getByLabel('工作地点').selectOption({ label: '赣州市' })
  await search.getByRole('button', { name: '搜索' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('赣州市会计招聘')
  const filters = await openFilters(page, isMobile)
  await filters.getByRole('link', { name: /^5K~8K/ }).click()
  await expect(page).toHaveURL(/wage=3/)
  if (isMobile) await page.getByRole('button', { name: /^查看 \d+\+?\s个职位$/ }).click()
  await expect(page.getByRole('link', { name: '移除 5K~8K' })).toBeVisible()

  const found = page.getByRole('main').getByRole('article')
  await expect(found.first()).toContainText('赣州')
  const asked = new URLSearchParams({ t: '会计', city: '360700', wage: '3' }).toString()
  await expect(page).toHaveURL(({ searchParams }) => searchParams.toString() === asked)
  const first = found.first().getByRole('link').first()
  const title = (await first.textContent()) ?? ''
  await followJob(page, first)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.trim())
  const job = new URL(page.url()).pathname
  await page.getByRole('link', { name: '投递简历' }).first().click()
  await expect(page).toHaveURL(/\/user\/login\?redirectUri=/)
  await signIn(page, accounts.seeker)
  await expect(page).toHaveURL(url => url.pathname === job)
})

import { expect } from 'playwright/test'
import { test } from './visitor.ts'

test('a vacancy can be read and found without any script', { tag: '@gate' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/job-search?t=会计')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/job-details\/\d+/)
  await expect(page.getByRole('heading', { name: '岗位职责' })).toBeVisible()
  const posting = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(posting ?? '{}')).toMatchObject({ '@type': 'JobPosting' })
  await context.close()
})

test('who wants to sign in without any script is told why that does not work', async ({ request }) => {
  // Chromium draws no noscript while a test keeps scripts from running, so that the words are looked for in the document.
  const document = await (await request.get('/user/login')).text()
  expect(/<noscript>(.*?)<\/noscript>/s.exec(document)?.[1]).toContain('需要脚本才能继续')
})

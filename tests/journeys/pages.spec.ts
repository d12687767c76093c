import AxeBuilder from '@axe-core/playwright'
import { expect } from 'playwright/test'
import { test } from './visitor.ts'

const pages = [
  ['/', 200],
  ['/job-search', 200],
  ['/job-search?a=2', 200],
  ['/notice/list', 200],
  ['/user/login', 200],
  ['/user/register', 200],
  ['/org/login', 200],
  ['/org/register', 200],
  ['/forget/pwd/2', 200],
  ['/job-details/999999999', 404],
  ['/company-details/999999999', 404],
  ['/nowhere', 404],
] as const

for (const [address, status] of pages) {
  test(`${address} answers ${status}, hydrates silently, has one heading and nothing that axe finds`, async ({
    page,
  }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/江西人才人事网/)
    await expect(page.getByRole('banner')).toHaveAttribute('data-ready', 'true')
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])).toEqual([])
  })
}

test('a vacancy can be read and found without any script', async ({ browser, baseURL }) => {
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

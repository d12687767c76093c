import { expect, type Page } from 'playwright/test'
import { accounts, registerSeeker, signIn } from './people.ts'
import { test } from './visitor.ts'

/** A job that somebody finds first; its address. */
async function firstJob(page: Page): Promise<string> {
  await page.goto('/job-search')
  const href = await page.getByRole('main').getByRole('article').first().getByRole('link').first().getAttribute('href')
  return href ?? ''
}

test('somebody who reads a job is counted once, however often they load it anew', async ({
  page,
  browser,
  baseURL,
}) => {
  const views = async (by: Page) => Number((await by.getByText(/^\d+\s次浏览$/).innerText()).replace(/\D/g, ''))
  // What is counted nobody waits for: the next page that is written says it.
  const reloadsUntil = (by: Page, count: number) =>
    expect
      .poll(async () => {
        await by.reload()
        return views(by)
      })
      .toBe(count)
  /** Reads the page that is open, and is heard by the service. */
  const reads = async (by: Page) => {
    const heard = by.waitForResponse(response => response.url().endsWith('/company_jobs/look'))
    await expect(by.getByRole('banner')).toHaveAttribute('data-ready', 'true')
    await by.keyboard.press('PageDown')
    await heard
  }
  const job = await firstJob(page)
  await page.goto(job)
  const before = await views(page)
  await page.reload()
  expect(await views(page)).toBe(before)
  await reads(page)
  await reloadsUntil(page, before + 1)
  await reads(page)
  await page.reload()
  await reads(page)

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { 'X-Forwarded-For': '10.99.0.1' },
  })
  const other = await context.newPage()
  await other.goto(job)
  await reads(other)
  await reloadsUntil(other, before + 2)
  await reloadsUntil(page, before + 2)
  await context.close()
})

test('on paper a job says who is hiring on its first page, and shows neither menus nor other jobs', async ({
  page,
}) => {
  // A4 with margins of 1 cm, in points of the screen.
  const paper = { width: 718, height: 1047 }
  await page.goto(await firstJob(page))
  const employer = page.locator('section', { has: page.getByRole('heading', { name: '招聘单位' }) })
  const others = page.getByRole('heading', { name: '相似职位' })
  await expect(others).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(paper)
  await expect(employer).toBeVisible()
  const { y = 0, height = 0 } = (await employer.boundingBox()) ?? {}
  expect(height).toBeGreaterThan(0)
  expect(y + height).toBeLessThanOrEqual(paper.height)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').locator('img').first()).toBeVisible()
  await expect(others).toBeHidden()
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
})

test('a job says whose it is and how that was checked before anything else, and can be applied for however far one has read', async ({
  page,
}) => {
  await page.goto(await firstJob(page))
  const head = page.getByRole('main').locator('header').first()
  await expect(head.getByRole('link')).not.toHaveCount(0)
  await expect(head.locator('a[href^="/company-details/"]').first()).toBeVisible()
  await expect(head).toContainText(/执照/)
  await expect(head).toContainText(/元\s*\/\s*月/)
  await expect(head.getByText(/^\d{4}-\d{2}-\d{2}/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '举报' })).toBeVisible()

  await page.getByRole('heading', { name: '相似职位' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: '投递简历' }).filter({ visible: true }).first()).toBeInViewport()
})

test('signing in to apply leaves the job one step from what was before it', async ({ page, isMobile }) => {
  const job = await firstJob(page)
  await page.goto('/about')
  await page.goto(job)
  await page.getByRole('link', { name: '投递简历' }).first().click()
  await expect(page).toHaveURL(/\/user\/login\?redirectUri=/)
  await signIn(page, isMobile ? accounts.otherSeeker : accounts.seeker)
  await expect(page).toHaveURL(url => url.pathname === job)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Another journey may have applied for this very job with the same account.
  await expect(page.getByRole('main').getByRole('link', { name: '投递简历' })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('so does registering to apply, past the door of signing in', async ({ page }) => {
  const job = await firstJob(page)
  await page.goto('/about')
  await page.goto(job)
  await page.getByRole('link', { name: '投递简历' }).first().click()
  await page.getByRole('main').getByRole('link', { name: /注册/ }).first().click()
  await expect(page).toHaveURL(/\/user\/register\?redirectUri=/)
  await registerSeeker(page)
  await expect(page).toHaveURL(url => url.pathname === job)
  await expect(page.getByRole('button', { name: '投递简历' }).filter({ visible: true }).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

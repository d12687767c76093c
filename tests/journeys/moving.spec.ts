import { expect, type Page } from 'playwright/test'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

const isReady = (page: Page) => expect(page.getByRole('banner')).toHaveAttribute('data-ready', 'true')
const depth = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a link begins the next page at its top; Back and Forward lead to the pages as they were', async ({ page }) => {
  await page.goto('/notice/list')
  await isReady(page)
  const last = page.getByRole('main').locator('a[href^="/news/page/"]').last()
  await last.scrollIntoViewIfNeeded()
  expect(await depth(page)).toBeGreaterThan(0)
  const target = String(await last.getAttribute('href'))
  await last.click()
  await expect(page).toHaveURL(url => url.pathname === target)
  const heading = page.locator('main h1:focus')
  await expect(heading).toBeVisible()
  const title = await heading.innerText()
  expect(await depth(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/notice\/list$/)
  await expect(last).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('another query is another answer on the same page, and Back takes it away again', async ({ page }) => {
  await page.goto('/job-search')
  await isReady(page)
  await page.getByRole('combobox', { name: '搜索词' }).fill('会计')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(url => url.searchParams.get('t') === '会计')
  await expect(page).toHaveTitle(/会计/)
  await page.goBack()
  await expect(page).toHaveURL(/\/job-search$/)
  await expect(page).not.toHaveTitle(/会计/)
})

test('a page that only leads on leaves no way back to itself', async ({ page }) => {
  await page.goto('/about')
  await isReady(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/user/resume?from=here')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL(url => url.searchParams.get('redirectUri') === '/user/resume?from=here')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('a page that Back brings out of memory shows who has signed in meanwhile', async ({ page, context }) => {
  await page.goto('/about')
  await isReady(page)
  // What listens comes with the first sign of somebody.
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  // The browser of the tests keeps no pages in memory: it is told as one that does would tell it.
  const tell = (name: 'pagehide' | 'pageshow') =>
    page.evaluate(type => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name)
  await tell('pagehide')
  const other = await context.newPage()
  await other.goto('/user/login?redirectUri=%2Fmanage%2Faccount')
  await signIn(other, accounts.seeker)
  await expect(other).toHaveURL(/\/manage\/account$/)
  await tell('pageshow')
  await expect(page.getByRole('button', { name: /的菜单$/ })).toBeVisible()
})

import { expect, type Page } from 'playwright/test'
import { API_PREFIX } from '#contract/wire'
import { followJob } from './results.ts'
import { test } from './visitor.ts'

test('a job that is opened without a line says so, and comes by itself with the line', { tag: '@gate-phone' }, async ({
  page,
  context,
}) => {
  const main = page.getByRole('main')
  const jobs = main.locator('a[href^="/job-details/"]')
  const heading = main.getByRole('heading', { level: 1 })

  /** Opens a job of the list; one of those that are like it but for its name, where there is one. */
  async function open(at: number) {
    await page.goto('/job-search')
    // Until then a link is the browser's own, and leads there without the page hearing of it.
    await expect(page.locator('html[data-arriving]')).toHaveCount(0)
    const first = await jobs.nth(at).innerText()
    await followJob(page, jobs.nth(at))
    await expect(heading).toContainText(first)
    await expect(jobs.first()).toBeVisible()
    const names = await jobs.allInnerTexts()
    const another = names.findIndex(name => name !== first)
    return { first, name: names[another] ?? '', other: jobs.nth(another) }
  }
  let opened = await open(0)
  for (let at = 1; opened.name === ''; at += 1) opened = await open(at)
  const { first, name, other } = opened
  const to = await other.getAttribute('href')

  await context.setOffline(true)
  await other.click()
  await expect(page).toHaveURL(url => url.pathname === to)
  await expect(main).toContainText('网络已断开，恢复后自动重试。')
  await expect(main.getByRole('heading', { level: 1, name: first })).toHaveCount(0)

  await context.setOffline(false)
  await expect(heading).toContainText(name)
})

test('a link to a page whose code is not here yet keeps the page without a line, says so, and leads there with the line', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await context.setOffline(true)
  await page.locator('a[href="/archives"]').first().dispatchEvent('click')
  await expect(page.getByText('网络已断开，恢复后自动打开您点的页面')).toBeVisible()
  await expect(heading).toHaveText('公共就业和人才服务')
  await expect(page).toHaveURL(url => url.pathname === '/archives')

  await context.setOffline(false)
  await expect(heading).toContainText('档案')
})

/** The line is there and the service is not. Gives back what ends it. */
async function takeAway(page: Page, path: string) {
  await page.route(path, route => route.fulfill({ status: 503, headers: { 'Retry-After': '5' } }))
  return () => page.unroute(path)
}

test('a job that the service could not tell of comes by itself, without a message for each try', async ({
  page,
  isMobile,
}) => {
  await page.goto('/job-search')
  // Until then a link is the browser's own, and leads there without the page hearing of it.
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  const main = page.getByRole('main')
  const job = main.locator('a[href^="/job-details/"]').first()
  const name = await job.innerText()
  const tries: string[] = []
  page.on('response', response => {
    if (response.status() === 503) tries.push(response.url())
  })
  const giveBack = await takeAway(page, `**${API_PREFIX}/**`)
  await job.click()
  await expect(main.getByText('请稍后重试；如果一直这样，请拨打服务热线。').first()).toBeVisible()
  const toasts = page.getByRole('region', { name: '消息' })
  await expect(toasts).toBeEmpty()
  const before = tries.length
  await expect.poll(() => tries.length).toBeGreaterThan(before)
  await expect(toasts).toBeEmpty()

  await giveBack()
  // A wide screen shows it beside the list.
  await expect(main.getByRole('heading', { level: isMobile ? 1 : 2, name })).toBeVisible()
})

test('a page whose code the service could not give comes by itself', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  const giveBack = await takeAway(page, '**/*')
  await page.locator('a[href="/archives"]').first().dispatchEvent('click')
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('网络连接不上')

  await giveBack()
  await expect(heading).toContainText('档案')
})

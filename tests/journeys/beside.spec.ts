import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from 'playwright/test'
import { test } from './visitor.ts'

const rowsOf = (page: Page) => page.getByRole('main').locator('li article')
const linkOf = (page: Page, at: number) => rowsOf(page).nth(at).getByRole('link').first()
const idOf = async (page: Page, at: number) => (await linkOf(page, at).getAttribute('href'))?.split('/').pop() ?? ''

async function openSearch(page: Page) {
  await page.goto('/job-search?t=会计')
  // Until then a link is the browser's own, and leads to the job's page.
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
}

test('on a wide screen jobs are read one after another beside the list, and one step back closes them', {
  tag: '@gate',
}, async ({ page, isMobile }) => {
  await page.goto('/')
  await openSearch(page)
  if (isMobile) {
    const path = (await linkOf(page, 1).getAttribute('href')) ?? ''
    await linkOf(page, 1).click()
    await expect(page).toHaveURL(url => url.pathname === path)
    return
  }
  const pane = page.getByRole('region', { name: '正在看的' })
  const titleIn = pane.getByRole('heading', { level: 2 })
  await expect(pane.getByText('点一个职位，在这里看详情')).toBeVisible()
  const places = () => rowsOf(page).evaluateAll(rows => rows.map(row => row.getBoundingClientRect().top))
  const [first, third, before] = [await idOf(page, 0), await idOf(page, 2), await places()]

  await test.step('the list stays where it was', async () => {
    await linkOf(page, 0).click()
    await expect(page).toHaveURL(url => url.searchParams.get('job') === first && url.searchParams.get('t') === '会计')
    await expect(titleIn).toBeFocused()
    await expect(titleIn).toContainText((await linkOf(page, 0).innerText()).trim())
    await expect(rowsOf(page).nth(0)).toHaveAttribute('aria-current', 'true')
    expect(await places()).toEqual(before)
  })
  await test.step('another takes its place, and stays through a reload', async () => {
    await linkOf(page, 2).click()
    await expect(page).toHaveURL(url => url.searchParams.get('job') === third)
    await page.reload()
    await expect(page.locator('html[data-arriving]')).toHaveCount(0)
    await expect(rowsOf(page).nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(pane.getByRole('link', { name: '打开职位页' })).toHaveAttribute('href', `/job-details/${third}`)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })
  await test.step('one step back is the list, one more what was before', async () => {
    await page.goBack()
    await expect(page).toHaveURL(url => url.pathname === '/job-search' && !url.searchParams.has('job'))
    await expect(pane.getByText('点一个职位，在这里看详情')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(url => url.pathname === '/')
  })
})

test('the list has its place before what is beside it has been read', async ({ browser, baseURL, isMobile }) => {
  const answer = await fetch(new URL('/job-search', baseURL))
  const whole = await answer.text()
  const upTo = whole.lastIndexOf('<section', whole.indexOf('aria-label="正在看的"'))
  expect(upTo).toBeGreaterThan(0)
  // The document alone, of which the second half never comes.
  const slow = createServer(({ url }, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8')
    if (url === '/whole') reply.end(whole)
    else if (url === '/half') reply.write(whole.slice(0, upTo))
    else reply.end()
  })
  await new Promise<void>(resolve => slow.listen(0, '127.0.0.1', resolve))
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: isMobile ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    baseURL: `http://127.0.0.1:${(slow.address() as AddressInfo).port}`,
  })
  const page = await context.newPage()
  // Two, which are in sight: rows below are measured when they come near.
  const places = async () => {
    await expect(rowsOf(page)).toHaveCount(20)
    return Promise.all([0, 1].map(at => rowsOf(page).nth(at).boundingBox()))
  }
  await page.goto('/whole')
  const standing = await places()
  await page.goto('/half', { waitUntil: 'commit' })
  expect(await places()).toEqual(standing)
  await context.close()
  slow.closeAllConnections()
  slow.close()
})

test('the page of a job is a new tab away from the list, whatever its width', async ({ page, context }) => {
  await openSearch(page)
  const path = (await linkOf(page, 0).getAttribute('href')) ?? ''
  const opening = context.waitForEvent('page')
  await linkOf(page, 0).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opening
  await expect(tab).toHaveURL(url => url.pathname === path)
  await expect(page).toHaveURL(url => !url.searchParams.has('job'))
})

test('a job that was opened beside the list is read on a phone by the same address, and closed to the list', async ({
  page,
}) => {
  await openSearch(page)
  const id = await idOf(page, 1)
  const title = (await linkOf(page, 1).innerText()).trim()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/job-search?t=会计&job=${id}`)
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(rowsOf(page).first()).toBeHidden()
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  await page.getByRole('button', { name: '关闭' }).click()
  await expect(rowsOf(page).first()).toBeVisible()
  await expect(page).toHaveURL(url => !url.searchParams.has('job'))
})

test('a job that is gone says so beside the list, and a made-up one is none', async ({ page, isMobile }) => {
  await page.goto('/job-search?t=会计&job=999999999')
  await expect(page.getByText('这个职位已经不在了')).toBeVisible()
  await page.getByRole('link', { name: '回到搜索结果' }).click()
  await expect(rowsOf(page).first()).toBeVisible()
  await page.goto('/job-search?t=会计&job=../7')
  await expect(rowsOf(page).first()).toBeVisible()
  if (!isMobile) await expect(page.getByText('点一个职位，在这里看详情')).toBeVisible()
})

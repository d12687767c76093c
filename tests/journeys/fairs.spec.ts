import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { openFilters } from './results.ts'
import { test } from './visitor.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function axe(page: Page) {
  // What lies below the first screen is laid out once the page has been taken over.
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])).toEqual([])
}

test('a guest goes from the first page to the fairs of a city, their calendar and one series, and takes a fair along', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  await main(page).getByRole('link', { name: '招聘会', exact: true }).first().click()
  await expect(page).toHaveURL(/\/recruitment$/)
  await expect(title(page)).toHaveText('招聘会')
  await expect(main(page).getByRole('timer').first()).toContainText(/距(开场|开放预约)/)
  await axe(page)

  await main(page).getByRole('link', { name: '专场招聘会' }).first().click()
  await expect(page).toHaveURL(/\/recruitment\?tr=4$/)
  await expect(main(page).getByRole('article').first()).toContainText('专场招聘会')

  await main(page).getByRole('link', { name: '全部招聘会' }).click()
  await expect(title(page)).toHaveText('全部招聘会')
  const filters = await openFilters(page, isMobile)
  await filters.getByRole('link', { name: /^赣州市/ }).click()
  await expect(page).toHaveURL(/city=360700/)
  if (isMobile) await page.getByRole('button', { name: /^查看 \d+\s场招聘会$/ }).click()
  await main(page)
    .getByRole('link', { name: /^已结束（\d+）$/ })
    .click()
  await expect(page).toHaveURL(/phase=ended/)
  await expect(main(page).getByRole('article').first()).toContainText('赣州市')
  await axe(page)

  await page.goto('/recruitment/advance')
  await expect(title(page)).toHaveText('招聘会预告')
  await main(page).getByRole('link', { name: '下个月' }).click()
  await expect(page).toHaveURL(/month=20\d\d-\d\d/)
  await main(page).getByRole('link', { name: '上个月' }).click()
  await expect(page).toHaveURL(/\/recruitment\/advance$/)
  const day = main(page).getByRole('table').getByRole('link').last()
  const target = String(await day.getAttribute('href')).replace(/^.*#/, '')
  await day.click()
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport()
  await axe(page)
  const file = await page.request.get(
    String(await main(page).getByRole('link', { name: '下载日历文件' }).getAttribute('href')),
  )
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain('STATUS:CANCELLED')

  await page.goto('/recruitment')
  await main(page).getByRole('link', { name: '南昌“周六有约”综合招聘会', exact: true }).click()
  await expect(page).toHaveURL(/\/recruitment\/template\/1$/)
  await expect(main(page).getByText('每周六 09:00—12:00').first()).toBeVisible()
  // Planned by the series itself, as the sample content reaches three weeks.
  await expect(main(page).getByRole('article').first()).toContainText('周六')
  await expect(main(page).getByRole('table', { name: '办过的场次和结果' })).toBeVisible()
  await axe(page)
})

test('a fair that is over tells what came of it, before any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/recruitment/20240602`)
  await expect(title(page)).toHaveText('2024 年江西省高校毕业生大型现场招聘会')
  await expect(main(page).getByText('入场求职者')).toBeVisible()
  await page.goto(`${baseURL}/recruitment/active`)
  await expect(title(page)).toHaveText('正在举行')
  await context.close()
})

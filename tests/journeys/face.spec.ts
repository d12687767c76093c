import { expect, type Page } from 'playwright/test'
import { Typist } from './keyboard.ts'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

const QUARTER = 0.25

/** How far what has focus, heading and rows moves is told by the browser itself. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')) })
    }).observe({ type: 'layout-shift', buffered: false })
  })
const shifted = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifted')))
const topOf = async (page: Page) => (await page.getByRole('main').boundingBox())?.y

/** The part of the window that bars at its lower edge hold, one above the other. */
const heldByBars = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter(element => {
      const { position } = getComputedStyle(element)
      const { bottom, height, width } = element.getBoundingClientRect()
      return (
        (position === 'fixed' || position === 'sticky') &&
        height > 0 &&
        width > innerWidth / 2 &&
        bottom > innerHeight * 0.6 &&
        bottom <= innerHeight + 1
      )
    })
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight
  })

const showElder = async (page: Page) => {
  await page.getByRole('button', { name: /^显示/ }).click()
  await page.getByRole('radio', { name: '长辈版' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-size', 'elder')
  await page.keyboard.press('Escape')
}

test('nothing moves when a panel of the head is opened and closed', { tag: '@gate' }, async ({ page, isMobile }) => {
  await page.goto('/notice/list')
  await expect(page.getByRole('banner')).toHaveAttribute('data-ready', 'true')
  const top = await topOf(page)
  await watchShifts(page)
  for (const name of isMobile ? ['搜索', '菜单'] : []) {
    const toggle = page.getByRole('banner').getByRole('link', { name, exact: true })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    expect(await topOf(page)).toBe(top)
    await page.keyboard.press('Escape')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  }
  await page.getByRole('button', { name: /^显示/ }).click()
  await expect(page.getByRole('radio', { name: /长辈版/ })).toBeVisible()
  expect(await topOf(page)).toBe(top)
  await page.keyboard.press('Escape')
  expect(await topOf(page)).toBe(top)
  expect(await shifted(page)).toBe(0)
})

test('a half-typed word outlives elder mode and the way back', async ({ page, isMobile }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toHaveAttribute('data-ready', 'true')
  const word = page.getByRole('banner').getByRole('searchbox', { name: '搜索词' })
  await word.fill('夜班会')
  await showElder(page)
  if (isMobile) await page.getByRole('banner').getByRole('link', { name: '菜单', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /^服务热线/ })).toBeVisible()
  await expect(word).toHaveValue('夜班会')
  await page.getByRole('button', { name: /^显示/ }).click()
  await page.getByRole('radio', { name: '标准' }).check()
  await expect(page.locator('html')).not.toHaveAttribute('data-size', 'elder')
  await expect(word).toHaveValue('夜班会')
})

test('a job can be applied for within fourteen stops of a keyboard', async ({ page }) => {
  await page.goto('/job-search')
  const job = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await page.goto((await job.getAttribute('href')) ?? '')
  await expect(page.getByRole('banner')).toHaveAttribute('data-ready', 'true')
  const typist = new Typist(page)
  await typist.use('link', '跳到主要内容')
  await typist.reach('link', '投递简历')
  expect(typist.stops).toBeLessThanOrEqual(14)
})

test('bars at the lower edge leave three quarters of a small phone, in large type too', async ({ page }) => {
  await page.goto('/org/login?redirectUri=%2Fmanage%2Fresume')
  await signIn(page, accounts.employer)
  await expect(page).toHaveURL(url => url.pathname === '/manage/resume')
  const resume = await page.getByRole('main').locator('a[href^="/resume/info/"]').first().getAttribute('href')
  for (const height of [740, 640, 560, 500]) {
    await page.setViewportSize({ width: 360, height })
    await page.goto(resume ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '底部导航' })).toBeVisible()
    const held = await heldByBars(page)
    expect(held, `${height} high`).toBeGreaterThan(0)
    expect(held, `${height} high`).toBeLessThanOrEqual(QUARTER)
  }
  await showElder(page)
  for (const height of [740, 660, 600, 500]) {
    await page.setViewportSize({ width: 360, height })
    expect(await heldByBars(page), `${height} high, elder`).toBeLessThanOrEqual(QUARTER)
  }
})

test('an employer finds received resumes by a word, keeps in sight what is done with the chosen, and is led to the next', async ({
  page,
  isMobile,
}) => {
  await page.goto('/org/login?redirectUri=%2Fmanage%2Fresume')
  await signIn(page, accounts.employer)
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
  await expect(rows.first()).toBeVisible()

  await test.step('rows are low', async () => {
    const heights = await rows.evaluateAll(all => all.map(row => row.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(isMobile ? 132 : 80)
  })

  await test.step('chooses the last, and acts without going back', async () => {
    await rows.last().getByRole('checkbox').check()
    await expect(page.getByRole('button', { name: '批量处理' })).toBeInViewport()
  })

  await test.step('narrows by job, which the address keeps', async () => {
    const jobs = page.getByRole('combobox', { name: '应聘职位' })
    if (isMobile) await page.getByRole('button', { name: '查找', exact: true }).click()
    await expect(jobs.getByRole('option')).not.toHaveCount(1)
    await jobs.selectOption({ index: 1 })
    await page.getByRole('main').getByRole('button', { name: '搜索' }).click()
    await expect(page).toHaveURL(/[?&]job=\d+/)
    await page.reload()
    await expect(jobs).not.toHaveValue('')
    await page.goto('/manage/resume?state=viewed')
  })

  await test.step('turns one down and is led on', async () => {
    await rows.first().getByRole('link').click()
    await page.getByRole('button', { name: '不合适' }).click()
    await page.getByRole('button', { name: '不合适并通知' }).click()
    const onward = page.getByRole('link', { name: /^下一份：|^回到收到的简历/ })
    await expect(onward).toBeFocused()
    await expect(onward).toBeInViewport()
  })
})

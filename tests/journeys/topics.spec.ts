import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect } from 'playwright/test'
import { type ServiceProcess, spawnService } from '../../server/testing.process.ts'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

const root = join(import.meta.dirname, '../..')

/** What an editor does on the machine, on a database of this journey's own. */
function importContent(dataDir: string, folder: string) {
  return spawnSync(process.execPath, [join(root, 'scripts/content.ts'), 'import', folder], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir },
  })
}

test.describe('a topic from a file', () => {
  let dataDir = ''
  let service: ServiceProcess | undefined
  test.beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'journey-topics-'))
  })
  test.afterAll(async () => {
    service?.child.kill()
    await service?.ended
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('is imported, opened at its new address, and leads by its pool to a vacancy', async ({ page }) => {
    test.setTimeout(480_000)
    const done = importContent(dataDir, join(import.meta.dirname, 'content'))
    expect(done.stderr).toBe('')
    expect(done.stdout).toContain('1 个专题')
    service = spawnService({ DATA_DIR: dataDir, SAMPLE_CONTENT: 'on', HARDENING: 'off' })
    const origin = (await service.ready).replace(/\/$/, '')

    expect((await page.goto(`${origin}/topic/spring-wind`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: '春风送岗' })).toBeVisible()
    await expect(page).toHaveTitle(/^春风送岗/)
    await expect(page.getByRole('banner')).toHaveAttribute('data-ready', 'true')
    await page.getByRole('navigation', { name: '城市' }).getByRole('link', { name: '赣州' }).click()
    await expect(page).toHaveURL(/city=360700/)
    const jobs = page.getByRole('main').getByRole('article')
    await expect(jobs.first()).toContainText('赣州')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])).toEqual([])
    const first = jobs.first().getByRole('link').first()
    const title = (await first.textContent()) ?? ''
    await first.click()
    await expect(page).toHaveURL(/\/job-details\/\d+/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title.trim())
    await page.goBack()
    await expect(page).toHaveURL(/city=360700/)
  })
})

test('a topic that is over is found among those of the past', async ({ page }) => {
  await page.goto('/working/index')
  const past = page.locator('section', { has: page.getByRole('heading', { name: '往期专题' }) })
  const first = past.getByRole('link').first()
  const address = (await first.getAttribute('href')) ?? ''
  await first.click()
  await expect(page).toHaveURL(url => url.pathname === address)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('找准自己的那一栏')
  await expect(page.getByText(/内容保留供查阅/)).toBeVisible()
})

test('an ended topic says so and can be read without any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/jq/index')
  await expect(page.getByText(/本专题已于\s.*\s结束/)).toBeVisible()
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/job-details\/\d+/)
  await context.close()
})

test('jobs at universities are found by kind and read with their positions', async ({ page }) => {
  await page.goto('/school/high')
  await page.getByRole('link', { name: '宣讲会', exact: true }).click()
  await expect(page).toHaveURL(/kind=talk/)
  const others = page.getByRole('main').getByRole('article').filter({ hasNotText: '宣讲会' })
  await expect(others).toHaveCount(0)
  const first = page.getByRole('main').getByRole('article').first().getByRole('link')
  const title = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.trim())
  await expect(page.getByRole('table', { name: '招聘岗位' })).toBeVisible()
})

test('the column for members asks a guest to sign in, and then shows its jobs', async ({ page }) => {
  await page.goto('/column/gov-job')
  await expect(page).toHaveURL(/\/user\/login\?redirectUri=%2Fcolumn%2Fgov-job/)
  await signIn(page, accounts.seeker)
  await expect(page).toHaveURL(/\/column\/gov-job$/)
  await expect(page.getByRole('heading', { level: 1, name: '机关事业单位辅助岗位' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

for (const [width, height] of [
  [1920, 1080],
  [3840, 2160],
] as const) {
  test(`the wall of ${width} by ${height} fills the screen without scrolling, and outlives a lost line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.clock.install()
    await page.goto('/screen/recruit')
    await expect(page.getByRole('heading', { level: 1, name: '江西公共招聘大屏' })).toBeVisible()
    await expect(page.getByText(/数据取自/)).toBeVisible()
    const edges = await page.getByRole('heading', { name: '最新职位' }).boundingBox()
    expect((edges?.x ?? width) + (edges?.width ?? 0)).toBeLessThanOrEqual(width)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    // The network is there and the service is not: nothing tells the page when to try again.
    await page.route(/\/api\//, route => route.abort())
    // A call that was under way may still be answered; once one has failed, nothing is.
    await page.clock.runFor(60_000)
    await expect(page.getByText(/网络不稳定/)).toBeVisible()
    await page.clock.runFor(600_000)
    await expect(page.getByText(/网络不稳定，正在重连.*1[0-2]\s分钟前/)).toBeVisible()
    await page.unroute(/\/api\//)
    await page.clock.runFor(60_000)
    await expect(page.getByText(/网络不稳定/)).toBeHidden()
  })
}

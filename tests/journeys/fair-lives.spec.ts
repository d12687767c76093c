import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { manifestOf } from '../../scripts/bench/weight.ts'
import { root } from '../../scripts/built.ts'
import { firstFiles } from '../../src/app/first-files.ts'
import { axe } from './fair-days.ts'
import { test } from './visitor.ts'

const manifest = manifestOf(join(root, 'dist'))

const scene = { component: 'JobFairScenePage', records: 'src/features/fair-halls/routes.ts' }

/** What plays streams, as the build names it. */
const playerFile = Object.entries(manifest).find(([key]) => key.includes('/hls.js/'))?.[1].file ?? ''

const section = (page: Page) => page.getByRole('region', { name: '直播和回放' })
const film = (page: Page) => section(page).locator('video')

const timeOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)

/** Pictures come, and go on coming. */
async function plays(page: Page) {
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0)
  const before = await timeOf(page)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before + 1)
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(640)
}

/** The captions that are shown at this moment. */
const captionsOf = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) =>
    [...video.textTracks]
      .filter(({ mode }) => mode === 'showing')
      .flatMap(({ activeCues }) => [...(activeCues ?? [])].map(cue => ('text' in cue ? String(cue.text) : ''))),
  )

/** The halls of a fair that is on: at any moment one of two series is. */
async function enterRunning(page: Page) {
  await page.goto('/recruitment/active')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^进入会场/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/recruitment\/scene\/\d+$/)
}

/** The halls of a fair that is over. */
async function enterPast(page: Page) {
  await page.goto('/recruitment/list?kind=2&phase=ended')
  const fair = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await page.goto(String(await fair.getAttribute('href')).replace('/page/', '/scene/'))
}

test('a visitor finds a stream, watches it with captions, and a recording after it', async ({ page }) => {
  expect(playerFile).not.toBe('')
  const scripts = new Set<string>()
  page.on('request', request => scripts.add(new URL(request.url()).pathname.slice(1)))
  expect(firstFiles(manifest, scene)).not.toContain(playerFile)

  await enterRunning(page)
  await section(page).getByRole('link', { name: '云端会场岗位展播' }).click()
  await expect(page).toHaveURL(/\?live=\d+#live$/)
  const play = section(page).getByRole('button', { name: '看直播' })
  await expect(play).toBeInViewport()
  await axe(page)
  expect(scripts).not.toContain(playerFile)

  await play.press('Enter')
  await plays(page)
  expect(scripts).toContain(playerFile)
  await expect(film(page)).toBeFocused()
  await expect.poll(() => captionsOf(page)).not.toEqual([])
  await section(page).getByRole('switch', { name: '字幕' }).uncheck()
  expect(await captionsOf(page)).toEqual([])
  await section(page).getByRole('switch', { name: '字幕' }).check()
  await expect.poll(() => captionsOf(page)).not.toEqual([])
  await axe(page)

  // Looking at another part of the halls leaves it on.
  await page.getByRole('navigation', { name: '展区' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\?hall=\d+$/)
  await plays(page)

  await enterPast(page)
  await section(page)
    .getByRole('button', { name: /^其余 \d+\s场$/ })
    .click()
  await section(page).getByRole('listitem').filter({ hasText: '政策解读' }).first().getByRole('link').click()
  await section(page).getByRole('button', { name: '看回放' }).click()
  await plays(page)
  await expect.poll(() => captionsOf(page)).not.toEqual([])
  await expect(section(page).getByText(/^00:\d\d \/ 00:40$/)).toBeVisible()
  expect(await film(page).evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(40)
  await section(page).getByRole('link', { name: '关闭画面' }).click()
  await expect(film(page)).toHaveCount(0)
})

test('what is on today stands on the first page of fairs, and a stream is offered before any script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/recruitment`)
  const today = page.getByRole('region', { name: '今天的直播' })
  await today.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/recruitment\/(scene|page)\/\d+\?live=\d+#live$/)
  await expect(section(page)).toBeVisible()
  await context.close()
})

import { expect, type Page } from 'playwright/test'
import { Typist } from './keyboard.ts'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

/** Chooses how the portal is shown, and closes what that is chosen in. */
async function show(page: Page, choice: '长辈版' | '高对比', [attribute, value]: readonly [string, string]) {
  await page.getByRole('button', { name: /^显示/ }).click()
  await page.getByRole('radio', { name: choice }).check()
  await expect(page.locator('html')).toHaveAttribute(attribute, value)
  await page.keyboard.press('Escape')
}
const showElder = (page: Page) => show(page, '长辈版', ['data-size', 'elder'])

test('in large type hotlines and search come first, then four ways; words stand beside drawings; main actions share a line', async ({
  page,
}) => {
  await page.goto('/site-map')
  const main = page.getByRole('main')
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  const all = await main.getByRole('link').count()
  await page.goto('/')
  await showElder(page)
  const calls = main.getByRole('link', { name: /^\D+[\d-]+$/ }).first()
  const ways = main.getByRole('navigation', { name: '常用服务' })
  await expect(ways.getByRole('link')).toHaveCount(4)
  await expect(calls).toHaveAttribute('href', /^tel:/)
  const topOf = async (part: typeof calls) => (await part.boundingBox())?.y ?? Number.NaN
  expect(await topOf(calls)).toBeLessThan(await topOf(ways))
  await expect(page.getByRole('searchbox', { name: '搜索词' }).first()).toBeInViewport()
  for (const way of await ways.getByRole('link').all()) {
    const { height = 0 } = (await way.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(60)
  }

  await test.step('everything the portal has is still there', async () => {
    await page.getByRole('link', { name: '全部服务' }).first().click()
    await expect(page).toHaveURL(/\/site-map$/)
    await expect(main.getByRole('link')).toHaveCount(all)
  })

  await test.step('a drawing without words has them beside it', async () => {
    await page.goto('/job-search')
    const wordless = await page.evaluate(() =>
      [...document.querySelectorAll('header :is(a, button), main :is(a, button)')]
        .filter(part => part.checkVisibility({ visibilityProperty: true }) && part.querySelector('svg'))
        // What opens the entries under a word stands beside that word.
        .filter(part => !part.getAttribute('aria-label')?.endsWith('的子菜单'))
        .filter(part => {
          const { content } = getComputedStyle(part, '::after')
          const shown = part instanceof HTMLElement ? part.innerText.trim() : ''
          return shown === '' && (content === 'none' || content === 'normal')
        })
        .map(part => part.outerHTML.slice(0, 160)),
    )
    expect(wordless).toEqual([])
  })

  await test.step('the main actions of a job share one line', async () => {
    await page.goto((await main.getByRole('article').first().getByRole('link').first().getAttribute('href')) ?? '')
    const actions = main.locator('[data-sticky] :is(a, button)').filter({ visible: true })
    await expect(actions.first()).toBeVisible()
    const middles = await actions.evaluateAll(all =>
      all.map(part => part.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
    )
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2)
  })
})

test('in high contrast the place of what is on its way is held by an outline that can be seen', async ({ page }) => {
  await page.goto('/about')
  await show(page, '高对比', ['data-theme', 'contrast'])
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/*', async route => {
    if (route.request().resourceType() === 'fetch') await held
    await route.continue()
  })
  await page.evaluate(() => {
    history.pushState(null, '', '/consultation-list')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const place = page.locator('main [data-shape]').first()
  await expect(place).toBeVisible()
  const { width, style, color, ground } = await place.evaluate(part => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(part)
    return {
      width: Number.parseFloat(borderTopWidth),
      style: borderTopStyle,
      color: borderTopColor,
      ground: getComputedStyle(document.body).backgroundColor,
    }
  })
  expect(width).toBeGreaterThanOrEqual(1)
  expect(style).toBe('solid')
  expect(color).not.toBe(ground)
  letGo()
  await expect(page.locator('main [data-shape]')).toHaveCount(0)
})

for (const path of ['/', '/job-search', '/exam/center', '/recruitment', '/about', '/topic/yjs'])
  test(`whatever has the focus on ${path} has a ring that stands out from its ground`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('banner')).toHaveAttribute('data-ready', 'true')
    const typist = new Typist(page)
    // The last stop of a page is the way to its top or an entry of its footer.
    await typist.walk(90)
    expect(typist.stops).toBe(90)
  })

test('a dialog that is closed leaves the page where it was', async ({ page }) => {
  await page.goto('/user/login?redirectUri=%2Fjob-search')
  await signIn(page, accounts.seeker)
  await expect(page).toHaveURL(url => url.pathname === '/job-search')
  const job = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await page.goto((await job.getAttribute('href')) ?? '')
  const report = page.getByRole('button', { name: '举报' }).first()
  await report.evaluate(button => button.scrollIntoView({ block: 'start' }))
  const before = await page.evaluate(() => Math.round(scrollY))
  expect(before).toBeGreaterThan(0)
  await report.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(before)
})

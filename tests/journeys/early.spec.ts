import { expect, type Page } from 'playwright/test'
import { footerWith } from './footer.ts'
import { freshPhone } from './people.ts'
import { photo } from './pictures.ts'
import { test } from './visitor.ts'

/** Holds back the page's own script until it is let go, as a slow line does. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what is typed and pressed before the script is there is not lost, and no password gets into the address', {
  tag: '@gate-phone',
}, async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/org/login', { waitUntil: 'commit' })
  const phone = page.getByRole('textbox', { name: /^手机号/ })
  const typed = freshPhone()
  await phone.fill(typed)
  await page.getByRole('textbox', { name: /^密码/ }).fill('wrong-but-typed')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(({ search }) => search === '')
  letGo()
  await expect(page.getByText('手机号或密码不正确').first()).toBeVisible()
  await expect(phone).toHaveValue(typed)
  await expect(page).toHaveURL(({ search }) => search === '')
})

test('answers of every kind that are given before the script is there are all taken when it comes', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/questionnaire/jtjj', { waitUntil: 'commit' })
  const age = page.getByRole('radio', { name: '25—34 岁' })
  const boxes = ['零工', '务农'].map(name => page.getByRole('checkbox', { name }))
  for (const choice of ['25—34 岁', '35—44 岁', '25—34 岁']) await page.getByRole('radio', { name: choice }).check()
  await page.getByRole('combobox', { name: /设区市/ }).selectOption({ label: '赣州市' })
  await page.getByRole('textbox', { name: /^共同生活/ }).fill('4')
  await page.getByRole('textbox', { name: /^其中有工资/ }).fill('2')
  for (const box of boxes) await box.check()
  letGo()
  await page.getByRole('button', { name: '下一页' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '就业状况' })).toBeVisible()
  await page.getByRole('button', { name: '上一页' }).click()
  await expect(age).toBeChecked()
  for (const box of boxes) await expect(box).toBeChecked()
})

test('a file chosen before the script is there is taken when it comes', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/org/register', { waitUntil: 'commit' })
  await page.getByLabel(/^选择文件/).setInputFiles(await photo())
  await page.getByRole('textbox', { name: /^单位名称/ }).fill('赣州市早到财税有限公司')
  letGo()
  await expect(page.getByText('证件照.jpg 已上传。')).toBeAttached()
  await expect(page.getByRole('textbox', { name: /^单位名称/ })).toHaveValue('赣州市早到财税有限公司')
})

test('a button pressed early does its work when the script is there, once', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const opener = page.getByRole('button', { name: '显示' }).first()
  await opener.click()
  await opener.click()
  letGo()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
})

test('filters opened early on a phone are open when the script is there, and close', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const letGo = await holdScripts(page)
  await page.goto('/flexible', { waitUntil: 'commit' })
  await page.getByRole('link', { name: /^筛选/ }).click()
  await expect(page.getByRole('link', { name: '搬运工', exact: true })).toBeVisible()
  letGo()
  const sheet = page.getByRole('dialog', { name: '筛选' })
  await sheet.getByRole('link', { name: '搬运工', exact: true }).click()
  await expect(page).toHaveURL(/category=7$/)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

test('who goes back before the script of a page is there finds the page before when it comes', async ({ page }) => {
  const taken = () => expect(page.locator('html[data-arriving]')).toHaveCount(0)
  const sorted = page.getByRole('main').locator('a[aria-current]').filter({ hasText: /^最/ })
  await page.goto('/job-search?t=会计')
  await taken()
  await page.getByRole('main').getByRole('link', { name: '最新', exact: true }).click()
  await expect(sorted).toHaveText('最新')
  const letGo = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('main').locator('li article')).toHaveCount(20)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(({ searchParams }) => !searchParams.has('sort'))
  letGo()
  await taken()
  await expect(sorted).toHaveText('最相关')
})

/** Runs `act` in the page after its script has begun to take it over, before anything of it has been drawn anew. */
const whileTakenOver = (page: Page, act: () => void) =>
  page.addInitScript({
    content: `{
      const listen = EventTarget.prototype.addEventListener
      EventTarget.prototype.addEventListener = function (kind, ...rest) {
        listen.call(this, kind, ...rest)
        if (this.id !== 'root' || kind !== 'click') return
        EventTarget.prototype.addEventListener = listen
        queueMicrotask(${act})
      }
    }`,
  })

test('a button pressed while the page is being taken over does its work', async ({ page }) => {
  await whileTakenOver(page, () => document.querySelector<HTMLElement>('button[aria-expanded]')?.click())
  const letGo = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const opener = page.locator('button[aria-expanded]').first()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  letGo()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('banner')).toHaveAttribute('data-ready', 'true')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
})

test('what is typed and sent while the page is being taken over is sent once, with its last letter', async ({
  page,
}) => {
  await whileTakenOver(page, () => {
    const field = document.querySelector<HTMLInputElement>('main input[type="tel"]')
    field?.focus()
    document.execCommand('insertText', false, '7')
    field?.form?.requestSubmit()
  })
  const letGo = await holdScripts(page)
  const logins: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/companys/login')) logins.push(request.url())
  })
  await page.goto('/org/login', { waitUntil: 'commit' })
  const phone = page.getByRole('textbox', { name: /^手机号/ })
  const firstTen = freshPhone().slice(0, 10)
  await phone.fill(firstTen)
  await page.getByRole('textbox', { name: /^密码/ }).fill('wrong-but-typed')
  letGo()
  await expect(page.getByText('手机号或密码不正确').first()).toBeVisible()
  await expect(phone).toHaveValue(`${firstTen}7`)
  expect(logins).toHaveLength(1)
})

/** The ground of the dark look, as browsers say it. */
const darkPage = 'rgb(12, 17, 29)'

test('the chosen look is there from the first byte', async ({ page, request }) => {
  await page.goto('/')
  await page.getByRole('button', { name: '显示' }).first().click()
  await page.getByRole('radio', { name: '深色' }).check()
  const surface = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect.poll(surface).toBe(darkPage)
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const html = await (await request.get('/', { headers: { Cookie: cookie } })).text()
  expect(html).toContain('data-theme="dark"')
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(surface).toBe(darkPage)
})

test('what lies below a phone’s first screen is laid out when it is reached, with or without script', async ({
  page,
  isMobile,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/job-search', { waitUntil: 'commit' })
  const last = page.getByRole('article').last().getByRole('heading')
  const isLaidOut = () => last.evaluate(heading => heading.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isLaidOut).toBe(!isMobile)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(isLaidOut).toBe(true)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(isLaidOut).toBe(!isMobile)
  letGo()
  await expect.poll(isLaidOut).toBe(true)
})

test('a form can be read at once; its script comes with the first sign of somebody, and what they type meanwhile stays', async ({
  page,
}) => {
  await page.goto('/org/login')
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
  const waiting = page.locator('[data-later] form')
  await expect(waiting).toHaveCount(1)
  const letGo = await holdScripts(page)
  const phone = page.getByRole('textbox', { name: /^手机号/ })
  const typed = freshPhone()
  await phone.fill(typed)
  await page.getByRole('textbox', { name: /^密码/ }).fill('wrong-but-typed')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(waiting).toHaveCount(1)
  letGo()
  await expect(page.getByText('手机号或密码不正确').first()).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await expect(phone).toHaveValue(typed)
})

test('what is below a page stays while the page changes and its script cannot be fetched', async ({ page }) => {
  await page.goto('/about')
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
  const footer = await footerWith(page, '求职者')
  const letGo = await holdScripts(page)
  await page.evaluate(() => history.pushState(null, '', '/about?again'))
  await page.goBack()
  await expect(footer.getByRole('link', { name: '职位搜索' })).toBeVisible()
  letGo()
  await footer.getByRole('link', { name: '职位搜索' }).click()
  await expect(page).toHaveURL(/\/job-search$/)
  await expect(footer.getByRole('link', { name: '职位搜索' })).toBeVisible()
})

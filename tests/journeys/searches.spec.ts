import { expect, type Page } from 'playwright/test'
import { Typist } from './keyboard.ts'
import { accounts, registerSeeker, signIn } from './people.ts'
import { followJob, openFilters } from './results.ts'
import { test } from './visitor.ts'

test('a seeker types initials, follows the search that comes of it, renames it and lets it go', async ({
  page,
  isMobile,
}) => {
  await page.goto('/job-search')
  const box = page.getByRole('main').getByRole('search').getByLabel('搜索词')
  await box.click()
  await expect(box).toHaveRole('combobox')
  await box.fill('kj')
  await page.getByRole('option', { name: /^会计 \d+\s个职位$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('会计招聘')

  await page.getByRole('link', { name: '订阅新职位' }).click()
  // Desktop and phone keep the same search at once.
  await signIn(page, isMobile ? accounts.otherSeeker : accounts.seeker)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('保存的搜索')
  await page.getByRole('textbox', { name: /名称/ }).fill('每天看会计')
  await page.getByRole('button', { name: '保存搜索' }).click()
  await expect(page.getByRole('link', { name: '每天看会计' })).toBeVisible()

  await page.getByRole('button', { name: '更多：每天看会计' }).click()
  await page.getByRole('menuitem', { name: '修改' }).click()
  await page.getByRole('combobox', { name: /提醒我/ }).selectOption('weekly')
  await page.getByRole('button', { name: '保存修改' }).click()
  await expect(page.getByText('每周提醒 · 站内消息')).toBeVisible()
  await page.getByRole('button', { name: '更多：每天看会计' }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('link', { name: '每天看会计' })).toHaveCount(0)
})

test('a seeker looks for a phrase and without a word, is told how both were understood, and lets them go', {
  tag: '@gate',
}, async ({ page }) => {
  const main = page.getByRole('main')
  const found = main.getByRole('status').filter({ hasText: '个职位' })
  const count = async () => Number((await found.innerText()).replace(/\D/g, ''))
  const titles = main.getByRole('article').getByRole('heading')
  const look = async (words: string) => {
    const box = main.getByRole('search').getByLabel('搜索词')
    await box.fill(words)
    await main.getByRole('search').getByRole('button', { name: '搜索', exact: true }).click()
  }
  await page.goto('/job-search?t=会计')
  const all = await count()

  await test.step('without a word: fewer jobs, none of them with it, and it can be had back', async () => {
    await look('会计 不要助理')
    const tag = page.getByRole('link', { name: '移除 不含 助理' })
    await expect(tag).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('会计招聘')
    await expect.poll(count).toBeLessThan(all)
    await expect(titles.first()).toBeVisible()
    await expect(titles.filter({ hasText: '助理' })).toHaveCount(0)
    await tag.click()
    await expect(page).toHaveURL(url => url.searchParams.get('t') === '会计')
    await expect(tag).toHaveCount(0)
    await expect.poll(count).toBe(all)
  })

  await test.step('going back shows the jobs of each address again', async () => {
    await page.goBack()
    await expect.poll(count).toBeLessThan(all)
    await page.goBack()
    await expect.poll(count).toBe(all)
    await expect(page.getByRole('search').getByLabel('搜索词')).toHaveValue('会计')
  })

  await test.step('a phrase stands in every title as it is written; without it more is found', async () => {
    await look('会计 “会计助理”')
    const tag = page.getByRole('link', { name: '移除 包含“会计助理”' })
    await expect(tag).toBeVisible()
    await expect.poll(count).toBeLessThan(all)
    await expect(titles.first()).toBeVisible()
    await expect(titles.filter({ hasNotText: '会计助理' })).toHaveCount(0)
    await page.reload()
    await expect(tag).toBeVisible()
    await tag.click()
    await expect.poll(count).toBe(all)
    await expect(page).toHaveURL(url => url.searchParams.get('t') === '会计')
  })
})

/** Opens the first job that is listed and hides its company. Gives the company's name. */
async function hideFirst(page: Page): Promise<string> {
  await followJob(page, page.getByRole('main').getByRole('article').first().getByRole('link').first())
  const company = await page
    .locator('section', { has: page.getByRole('heading', { name: '招聘单位' }) })
    .getByRole('link')
    .first()
    .innerText()
  await page.getByRole('button', { name: '不再显示这家单位' }).click()
  await expect(page.getByText(/^您已选择不再显示/)).toBeVisible()
  return company
}

test('a seeker sees how many jobs a filter leaves, hides a company and shows it again', async ({ page, isMobile }) => {
  await page.goto('/user/login?redirectUri=%2Fjob-search')
  await signIn(page, isMobile ? accounts.otherSeeker : accounts.seeker)
  const main = page.getByRole('main')
  const found = main.getByRole('status').filter({ hasText: '个职位' })
  const filters = await openFilters(page, isMobile)
  const filter = filters.getByRole('link', { name: /^景德镇市 [\d,]+\+?\s个$/ })
  const [, count = ''] = /([\d,]+)\+?\s个/.exec((await filter.innerText()).replaceAll('\n', ' ')) ?? []
  await filter.click()
  if (isMobile) await page.getByRole('button', { name: /^查看 .* 个职位$/ }).click()
  await expect(found).toContainText(count)

  const results = page.url()
  const company = await hideFirst(page)
  await page.goto(results)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('景德镇市职位搜索')
  await expect(main.getByRole('article').first()).toBeVisible()
  await expect(main.getByRole('article').filter({ hasText: company })).toHaveCount(0)

  await page.goto('/user/search-list')
  await page.getByRole('button', { name: `重新显示：${company}` }).click()
  await expect(page.getByRole('button', { name: `重新显示：${company}` })).toHaveCount(0)
})

test('the first result is within twelve stops of a keyboard, and the city outlives clearing and sorting', async ({
  page,
  isMobile,
}) => {
  await page.goto('/job-search?city=360700&wage=3')
  await expect(page.getByRole('banner')).toHaveAttribute('data-ready', 'true')
  const typist = new Typist(page)
  const before = typist.stops
  await typist.use('link', '跳到主要内容')
  await typist.use('link', '跳到结果')
  await typist.reach('link', /./, page.getByRole('main').getByRole('article').first())
  expect(typist.stops - before).toBeLessThanOrEqual(12)

  await page.getByRole('link', { name: '清除全部' }).first().click()
  await expect(page).toHaveURL(/\/job-search\?city=360700$/)
  await expect(page.getByRole('link', { name: '清除全部' })).toHaveCount(0)
  await page.getByRole('link', { name: '薪资最高' }).click()
  await expect(page).toHaveURL(/city=360700/)
  await page.getByRole('link', { name: '移除 赣州市' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('职位搜索')
  if (!isMobile) await expect(page.getByText('更多筛选')).toBeVisible()
})

test('five filters with counts stand beside the results, the rest behind one step; a row tells whose it is, what is asked and what is paid apart', async ({
  page,
  isMobile,
}) => {
  await page.goto('/job-search?t=会计')
  const filters = await openFilters(page, isMobile)
  // What each leaves is counted with the first sign of somebody.
  await page.keyboard.press('Tab')
  const groups = filters.getByRole('list').filter({ has: page.getByRole('link', { name: /[\d,]+\+?\s个$/ }) })
  await expect(groups.filter({ visible: true })).toHaveCount(5)
  await filters.getByText('更多筛选').click()
  expect(await groups.filter({ visible: true }).count()).toBeGreaterThan(5)
  if (isMobile) await page.keyboard.press('Escape')

  const row = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('mark') })
    .first()
  const pieces = await row.evaluate(card => {
    const lookOf = (part: Element | null) => part && getComputedStyle(part)
    const bottomOf = (name: string) => card.querySelector(`[data-part=${name}]`)?.getBoundingClientRect()
    return {
      pay: lookOf(card.querySelector('[data-part=headline]'))?.color,
      mark: lookOf(card.querySelector('mark'))?.color,
      slant: lookOf(card.querySelector('mark'))?.fontStyle,
      companyEnds: bottomOf('meta')?.bottom ?? Number.NaN,
      demandsBegin: bottomOf('details')?.top ?? Number.NaN,
    }
  })
  expect(pieces.mark).not.toBe(pieces.pay)
  expect(pieces.slant).toBe('normal')
  expect(pieces.demandsBegin).toBeGreaterThanOrEqual(pieces.companyEnds)
})

test('a seeker finds no company on the home page that is hidden, though the page came as guests see it', async ({
  page,
}) => {
  await page.goto('/user/register')
  await registerSeeker(page)
  await expect(page).toHaveURL(url => url.pathname !== '/user/register')
  await page.goto('/')
  const company = await hideFirst(page)
  await page.goto('/')
  const jobs = page.getByRole('main').getByRole('article')
  await expect(jobs.filter({ hasText: company })).toHaveCount(0)
  await expect(jobs.first()).toBeVisible()
})

test('who finds nothing is never told to clear filters that are not set; who looks for companies finds them first', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const nothing = main.getByText('没有找到符合条件的职位')
  const clear = main.getByRole('link', { name: /^清除全部/ })
  const helps = main.getByRole('link', { name: /个职位$|^订阅新职位$/ })
  await page.goto('/job-search?t=没有这样的职位')
  await expect(nothing).toBeVisible()
  await expect(helps.first()).toBeVisible()
  await expect(clear).toHaveCount(0)

  await page.goto('/job-search?t=没有这样的职位&wage=3')
  await expect(nothing).toBeVisible()
  await clear.first().click()
  await expect(page).toHaveURL(url => url.searchParams.get('t') === '没有这样的职位' && !url.searchParams.has('wage'))
  await expect(nothing).toBeVisible()
  await expect(clear).toHaveCount(0)

  await page.goto('/job-search?type=2')
  await expect(main.getByRole('heading', { name: '重点单位' })).toBeVisible()
  const company = main.locator('a[href^="/company-details/"]').first()
  const name = (await company.innerText()).trim()
  await main.getByRole('search').getByLabel('搜索词').fill(name.slice(0, 4))
  await main.getByRole('search').getByRole('button', { name: '搜索', exact: true }).click()
  await expect(main.getByRole('heading', { name: '重点单位' })).toHaveCount(0)
  await main.locator('a[href^="/company-details/"]').filter({ hasText: name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(0, 4))
})

test('who finds nothing is offered the filter without which there are jobs, follows it and finds as many', async ({
  page,
}) => {
  const main = page.getByRole('main')
  // Nobody pays a plain worker that much.
  await page.goto('/job-search?t=普工&wage=7')
  await expect(main.getByText('没有找到符合条件的职位')).toBeVisible()
  const offer = main.getByRole('link', { name: /^去掉“30K及以上”，看\s\d+\+?\s个职位$/ })
  const [, count] = /看\s(\d+)/.exec(await offer.innerText()) ?? []
  await offer.click()
  await expect(page).toHaveURL(url => url.searchParams.get('t') === '普工' && !url.searchParams.has('wage'))
  const found = main.getByRole('status').filter({ hasText: '个职位' })
  await expect.poll(async () => (await found.innerText()).replace(/\D/g, '')).toBe(count)
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('a seeker finds casual work and applies with a name alone', async ({ page, isMobile }) => {
  await page.goto('/flexible')
  const filters = await openFilters(page, isMobile)
  await filters.getByRole('link', { name: '搬运工', exact: true }).click()
  await expect(page).toHaveURL(/category=7/)
  if (isMobile) await page.getByRole('button', { name: /^查看 \d+\s份零工$/ }).click()
  const wanted = page
    .getByRole('article')
    .filter({ hasText: '还差' })
    .nth(isMobile ? 1 : 0)
  await wanted.getByRole('link').first().click()
  await page.getByRole('link', { name: '登录后报名' }).click()
  await signIn(page, accounts.seeker)
  await page.getByRole('textbox', { name: /姓名/ }).fill('热合曼·䶮')
  await page.getByRole('button', { name: '报名' }).click()
  await expect(page.getByText(/^您已报名/)).toBeVisible()
})

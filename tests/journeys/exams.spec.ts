import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { accounts, signIn } from './people.ts'
import { openFilters } from './results.ts'
import { test } from './visitor.ts'

const main = (page: Page) => page.getByRole('main')
/** The first position of a recruitment: a card within the page of it. */
const position = (page: Page) => main(page).locator('article article').first()
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function axe(page: Page) {
  // What lies below the first screen is laid out once the page has been taken over.
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])).toEqual([])
}

test('a guest goes from the centre to what closes first, through its dates and positions, to the door of registering', async ({
  page,
  isMobile,
}) => {
  await page.goto('/exam/center')
  await expect(title(page)).toHaveText('考试中心')
  await expect(main(page).getByText('报名截止', { exact: true }).first()).toBeVisible()
  await axe(page)
  await main(page).getByRole('link', { name: '招聘项目' }).first().click()
  await main(page).getByRole('link', { name: '2026 年下半年江西省市县属事业单位统一公开招聘' }).click()
  await expect(page).toHaveURL(/\/exam\/theme\/1$/)
  await expect(main(page).getByRole('list', { name: '考试流程' }).locator('[aria-current=step]')).toContainText('报名')
  await expect(main(page).getByRole('timer').first()).toContainText('距报名截止')
  await axe(page)

  await main(page).getByRole('link', { name: /^职位/ }).click()
  await expect(page).toHaveURL(/view=positions/)
  const filters = await openFilters(page, isMobile)
  await filters.getByRole('link', { name: /^低于开考比例/ }).click()
  await expect(page).toHaveURL(/underRatio=1/)
  if (isMobile) await page.getByRole('button', { name: /^查看 \d+\s个职位$/ }).click()
  const first = position(page)
  await expect(first).toContainText('低于开考比例')
  await first.getByRole('link').first().click()
  await expect(page).toHaveURL(/position=\d+/)
  const details = page.getByRole('dialog')
  await expect(details.getByRole('heading', { name: '公告条件' })).toBeVisible()
  await expect(details.getByRole('link', { name: '登录后核对' })).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/position=/)
  await main(page).getByRole('link', { name: '报名', exact: true }).click()
  await expect(page).toHaveURL(/\/user\/login\?redirectUri=%2Fexam%2Fapply%2F101$/)
})

test('a seeker sees their next step first, judges a position and keeps it', async ({ page }) => {
  await page.goto(`/user/login?redirectUri=${encodeURIComponent('/exam/center')}`)
  await signIn(page, accounts.seeker)
  await expect(main(page).getByText(/^我的报名：/)).toBeVisible()
  await page.goto('/exam/theme/1?view=positions')
  await expect(
    main(page)
      .getByText(/^(符合|需核实|不符合)$/)
      .first(),
  ).toBeVisible()
  await position(page).getByRole('link').first().click()
  const details = page.getByRole('dialog')
  await expect(details.getByText(/您的情况：/).first()).toBeVisible()
  await details.getByRole('button', { name: /^收藏/ }).click()
  await expect(details.getByRole('button', { name: /^收藏/ })).toHaveText('已收藏')
  await page.goto('/exam/theme/1?view=positions&saved=1')
  await expect(main(page).locator('article article')).toHaveCount(1)
})

test('every stage has its own next thing to do', async ({ page }) => {
  await page.goto('/exam/list')
  await axe(page)
  const wanted = [
    [101, '报名', '/exam/apply/101'],
    [601, '打印准考证', '/exam/exam-ticket/601'],
    [801, '查成绩', '/exam/cjcx/801'],
  ] as const
  for (const [id, words, href] of wanted) {
    const stage = id === 101 ? 'open' : id === 801 ? 'past' : 'going'
    await page.goto(`/exam/list?stage=${stage}`)
    await expect(main(page).locator(`a[href="${href}"]`)).toContainText(words)
  }
  await page.goto('/exam/list?t=没有这样的考试')
  await expect(main(page).getByText('没有找到这样的考试')).toBeVisible()
})

test('a reader finds a corrected notice, sees what changed, takes a file along and goes on to the exam', async ({
  page,
}) => {
  await page.goto('/exam/notice')
  await expect(title(page)).toHaveText('考试公告')
  await axe(page)
  await main(page).getByRole('link', { name: '只看有更正的' }).click()
  await expect(page).toHaveURL(/corrected=1/)
  await expect(main(page).getByRole('article').filter({ hasNotText: '更正' })).toHaveCount(0)
  await main(page).getByRole('article').first().getByRole('link').first().click()
  await expect(main(page).getByRole('region', { name: /^更正了 \d+\s处$/ })).toBeVisible()
  await expect(page.locator('meta[name="ArticleTitle"]')).toHaveCount(1)
  await axe(page)
  const file = main(page).locator('a[download]').first()
  const name = (await file.getAttribute('download')) ?? ''
  const download = page.waitForEvent('download')
  await file.click()
  expect((await download).suggestedFilename()).toBe(name)
})

test('the dates of an exam go into one’s own calendar under names that stay', async ({ page }) => {
  await page.goto('/exam/theme/1')
  const download = page.waitForEvent('download')
  await main(page).getByRole('button', { name: '把日期加到手机日历' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.ics$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
  expect(Buffer.concat(chunks).toString()).toContain('UID:101-registerUntil@exams.talent-portal')
})

test('a first-time candidate reads the guide, searches the questions and prepares', async ({ page }) => {
  await page.goto('/exam/guide')
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
  await axe(page)
  await main(page).getByRole('link', { name: '查常见问题' }).click()
  await main(page).getByRole('searchbox').fill('年龄')
  await main(page).getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL(/q=/)
  await axe(page)
  await main(page).getByRole('link', { name: /年龄/ }).first().click()
  await expect(title(page)).toContainText('年龄')
  await page.goto('/exam-train')
  await expect(main(page).getByRole('heading', { name: '教育综合知识' })).toBeVisible()
  await axe(page)
})

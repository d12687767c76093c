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

test('a visitor finds a notice through its column, reads it larger, takes its file and goes on to the next', async ({
  page,
}) => {
  await page.goto('/consultation')
  await expect(title(page)).toHaveText('资讯中心')
  await axe(page)
  await page.getByRole('link', { name: '全部招考公告' }).click()
  await expect(title(page)).toHaveText('招考公告')
  await main(page).getByRole('searchbox').fill('教师')
  await main(page).getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL(/t=/)
  const first = main(page).getByRole('article').first().getByRole('link').first()
  await expect(first).toContainText('教师')
  const found = ((await first.textContent()) ?? '').trim()
  await first.click()
  await expect(title(page)).toContainText(found)
  await expect(page).toHaveURL(/\/news\/page\/\d+$/)
  await expect(page.locator('meta[name="ArticleTitle"]')).toHaveAttribute('content', found)
  await page.getByRole('button', { name: '特大' }).click()
  await expect(page.getByRole('button', { name: '特大' })).toHaveAttribute('aria-pressed', 'true')

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: '岗位一览表.csv' }).click()
  expect((await download).suggestedFilename()).toBe('岗位一览表.csv')

  const next = page.getByRole('navigation', { name: '上一篇和下一篇' }).getByRole('link').first()
  const nextTitle = ((await next.textContent()) ?? '').replace(/^(上|下)一篇：/, '').trim()
  await next.click()
  await expect(title(page)).toContainText(nextTitle)
  await page.getByRole('link', { name: '打印与转载版式' }).click()
  await expect(page).toHaveURL(/\/news\/template\/\d+$/)
  await expect(main(page).getByText('转载请保持内容完整')).toBeVisible()
})

test('an article stands on a card of the ground’s own, in upright letters and lines that an eye can follow', async ({
  page,
  isMobile,
}) => {
  await page.goto('/notice/list')
  const first = main(page).locator('a[href^="/news/page/"]').first()
  const name = (await first.innerText()).trim()
  await first.click()
  await expect(title(page)).toHaveText(name)
  const { slanted, letters } = await main(page).evaluate(article => {
    const all = [...article.querySelectorAll('*')].map(part => ({ part, look: getComputedStyle(part) }))
    const text = all.filter(({ part, look }) => part.matches('p, li') && Number.parseFloat(look.fontSize) >= 16)
    return {
      slanted: all.filter(({ look }) => look.fontStyle !== 'normal').length,
      letters: text.map(({ part, look }) => part.getBoundingClientRect().width / Number.parseFloat(look.fontSize)),
    }
  })
  expect(slanted).toBe(0)
  expect(letters.length).toBeGreaterThan(0)
  expect(Math.max(...letters)).toBeLessThanOrEqual(isMobile ? 24 : 43)
})

test('a visitor reads the notices of one city, and another kind of them in the same city', async ({ page }) => {
  await page.goto('/notice/list')
  await main(page).getByRole('combobox', { name: '城市' }).selectOption('赣州市')
  await main(page).getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL(/[?&]city=360700$/)
  await expect(main(page).getByRole('article').first()).toContainText('赣州')
  await axe(page)
  await main(page).getByRole('link', { name: '政策法规' }).click()
  await expect(page).toHaveURL(/kind=policy&city=360700$/)
  await expect(title(page)).toHaveText('政策法规')
  await expect(main(page).getByRole('combobox', { name: '城市' })).toHaveValue('360700')
})

test('a visitor searches a clause, opens the rule at it and reads what explains the rule', async ({
  page,
  isMobile,
}) => {
  await page.goto('/government/regulations')
  await main(page).getByRole('searchbox').fill('押金')
  await main(page).getByRole('button', { name: '搜索' }).click()
  const filters = await openFilters(page, isMobile)
  await filters.getByRole('link', { name: /^地方性法规/ }).click()
  await expect(page).toHaveURL(/level=local/)
  if (isMobile) await page.getByRole('button', { name: /^查看 \d+\s件$/ }).click()
  await expect(main(page).locator('mark').first()).toHaveText('押金')
  await axe(page)
  await main(page).getByRole('link', { name: '第七条' }).click()
  await expect(title(page)).toContainText('江西省人力资源市场管理条例')
  await expect(main(page).getByText('已修改', { exact: true })).toBeVisible()
  await expect(page.locator('#clause-7')).toBeInViewport()
  await axe(page)
  await page.getByRole('link', { name: /修改了什么/ }).click()
  await expect(page.getByRole('heading', { name: '解读的文件' })).toBeVisible()
})

test('a visitor finds an answer, says that it did not help and why, and sees where to complain', async ({ page }) => {
  await page.goto('/help')
  await axe(page)
  await main(page).getByRole('searchbox').fill('照片')
  await main(page).getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL(/q=/)
  await main(page).getByText('报名照片总是提示不合格怎么办？').click()
  await page.getByRole('button', { name: '没有帮助：报名照片总是提示不合格怎么办？' }).click()
  await page.getByRole('button', { name: '提交意见' }).click()
  await expect(page.getByRole('link', { name: '请选择原因' })).toBeVisible()
  await page.getByRole('radio', { name: '照着做没有成功' }).check()
  await page.getByLabel(/^补充说明/).fill('裁剪后还是提示太大')
  await page.getByRole('button', { name: '提交意见' }).click()
  await expect(page.getByText(/我们会据此修改这条回答/)).toBeVisible()

  await main(page).getByRole('link', { name: '投诉监督', exact: true }).click()
  await expect(title(page)).toHaveText('投诉监督')
  await expect(main(page).getByText('2 个工作日内', { exact: true })).toBeVisible()
  await axe(page)
})

test('an article that has gone answers 404 with a way on', async ({ page }) => {
  for (const address of ['/news/page/999999999', '/news/template/999999999']) {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(title(page)).toHaveText('没有找到这篇内容')
  }
  await page.getByRole('link', { name: '资讯中心' }).click()
  await expect(title(page)).toHaveText('资讯中心')
})

for (const [query, heading] of [
  ['1', '关于我们'],
  ['2', '版权声明'],
  ['3', '隐私声明'],
  ['4', '测评考试'],
  ['5', '劳务派遣'],
  ['6', '帮助中心'],
  ['7', '技能培训'],
  ['8', '用户服务协议'],
]) {
  test(`/help?t=${query} is ${heading}`, async ({ request }) => {
    const answer = await request.get(`/help?t=${query}`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain(`>${heading}</h1>`)
  })
}

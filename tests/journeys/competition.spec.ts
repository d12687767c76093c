import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { registerSeeker } from './people.ts'
import { test } from './visitor.ts'

const come = async (page: Page, address: string) => {
  await page.goto(`/user/register?redirectUri=${encodeURIComponent(address)}`)
  await registerSeeker(page)
  await expect(page).toHaveURL(new RegExp(`${address}$`))
}

async function holds(page: Page) {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])).toEqual([])
}

test('courses are learned section by section, and go on where one left', async ({ page }) => {
  await come(page, '/ldgx/course/list')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(6)
  await expect(page.getByText(/学完 0 \/ \d+\s节/)).toBeVisible()
  await holds(page)
  await main.getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await page.getByRole('button', { name: '学完本节，看下一节' }).click()
  await expect(page).toHaveURL(/section=2$/)
  await expect(page.getByRole('heading', { level: 2, name: /^2\. / })).toBeVisible()
  await expect(page.getByText('✓ 已学完')).toBeVisible()
  await holds(page)

  await page.goto('/ldgx/course/list')
  await expect(page.getByText(/学完 1 \/ \d+\s节/)).toBeVisible()
  await page.getByRole('link', { name: '继续学习' }).click()
  await expect(page).toHaveURL(/section=2$/)
})

const choose = async (page: Page, at: number) => {
  await page.getByRole('main').getByRole('radio').nth(at).check()
  await page.getByRole('button', { name: '提交答案' }).click()
  await expect(page.getByText(/^回答(正确|错误)$/)).toBeVisible()
  return page.getByText('回答正确').isVisible()
}

test('questions are judged one by one, and nothing is lost on reload or in a second tab', async ({ page, context }) => {
  await come(page, '/ldgx/questions')
  const stem = page.getByText('用人单位与劳动者的劳动关系自什么时候起建立？')
  await expect(stem).toBeVisible()
  await expect(page.getByText(/依据：/)).toHaveCount(0)
  await holds(page)
  expect(await choose(page, 0)).toBe(false)
  await expect(page.getByText(/依据：《中华人民共和国劳动合同法》第七条/)).toBeVisible()
  await expect(page.getByRole('link', { name: '错题本（1）' })).toBeVisible()
  await holds(page)

  await page.reload()
  await expect(page.getByText(/已答 1 \/ \d+\s题，答对 0\s题/)).toBeVisible()

  await test.step('a second tab knows it, and puts it right', async () => {
    const tab = await context.newPage()
    await tab.goto('/ldgx/questions?view=wrong')
    await expect(tab.getByText('回答错误')).toBeVisible()
    await tab.getByRole('button', { name: '重做这道题' }).click()
    expect(await choose(tab, 1)).toBe(true)
    await expect(tab.getByRole('link', { name: '错题本（0）' })).toBeVisible()
    await tab.close()
  })

  await page.reload()
  await expect(page.getByText(/已答 1 \/ \d+\s题，答对 1\s题/)).toBeVisible()
  await page.goto('/ldgx/result')
  await expect(page.getByText('100%')).toBeVisible()
  await expect(page.getByRole('heading', { name: '个人名次' })).toBeVisible()
  await holds(page)
})

test('a guest is asked to sign in for courses and questions, and reads the published lists', async ({ page }) => {
  await page.goto('/ldgx/questions')
  await expect(page).toHaveURL(/\/user\/login\?redirectUri=%2Fldgx%2Fquestions/)
  await page.goto('/ldgx/result')
  await expect(page.getByRole('heading', { name: '团体名次' })).toBeVisible()
  await expect(page.getByRole('link', { name: '登录查看' })).toBeVisible()
})

test('questions are taken along as a spreadsheet', async ({ page }) => {
  await come(page, '/ldgx/questions')
  await page.getByRole('combobox', { name: /^选题题型/ }).selectOption('判断题')
  await page.getByRole('combobox', { name: /^题数/ }).selectOption('10 题')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '选题并下载' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^劳动关系协调员竞赛练习题-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\ufeff"序号","题型"')).toBe(true)
  expect(text.trimEnd().split('\r\n')).toHaveLength(11)
  await expect(page.getByText(/已选出 10\s题/)).toBeVisible()
  await holds(page)

  await page.getByRole('combobox', { name: /^选题范围/ }).selectOption('答错的')
  await page.getByRole('button', { name: '选题并下载' }).click()
  await expect(page.getByText('没有符合条件的题目，请换一个范围或题型')).toBeVisible()
})

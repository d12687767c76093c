import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { readSheet } from '../../server/testing.sheet.ts'
import { publish } from './employer.ts'
import { accounts, registerEmployer, signIn } from './people.ts'
import { test } from './visitor.ts'

test('an employer looks blind, answers the chosen together, learns who it is and takes the list along', async ({
  page,
  browser,
}) => {
  const mark = randomInt(1_000_000)
  const title = `出纳会计${mark}号岗`
  await test.step('registers and publishes', async () => {
    await page.goto('/org/register')
    await registerEmployer(page, `赣州市章贡财税${mark}有限公司`)
    await expect(page).toHaveURL(url => url.pathname === '/manage/center')
    await publish(page, { title })
  })

  await test.step('turns blind review on before anybody has applied', async () => {
    await page.goto('/manage/resume')
    await page.getByRole('switch', { name: /^盲选/ }).click()
    await expect(page.getByText(/^盲选已开启/)).toBeVisible()
  })

  const seeker = await browser.newContext()
  const mine = await seeker.newPage()
  await test.step('somebody applies', async () => {
    await mine.goto(`/user/login?redirectUri=${encodeURIComponent(`/job-search?t=${title}`)}`)
    await signIn(mine, accounts.seeker)
    await mine.getByRole('main').getByRole('link', { name: title }).click()
    await mine.getByRole('button', { name: '投递简历' }).click()
    await mine.getByRole('button', { name: '确认投递' }).click()
    await expect(mine.getByRole('alertdialog', { name: '简历已投递' })).toBeVisible()
  })

  await test.step('is told nobody’s name, on the list and on the page', async () => {
    await page.reload()
    const unnamed = page.getByRole('link', { name: /^求职者 [0-9A-F]{4}$/ })
    await expect(unnamed).toHaveCount(1)
    await unnamed.click()
    await expect(page.getByText(/^盲选中：初筛通过后显示/)).toBeVisible()
    await expect(page.getByRole('link', { name: /^1\d{10}$/ })).toHaveCount(0)
  })

  await test.step('chooses all and answers in usual words', async () => {
    await page.goto('/manage/resume')
    await page.getByRole('checkbox', { name: '全选本页' }).check()
    await page.getByRole('button', { name: '批量处理' }).click()
    const answer = page.getByRole('dialog')
    await answer.getByRole('combobox', { name: '改为' }).selectOption({ label: '初筛通过' })
    await answer.getByRole('combobox', { name: '常用答复' }).selectOption({ label: '合适' })
    await answer.getByRole('button', { name: '更新并通知' }).click()
    await expect(page.getByText('已处理 1 份，并已通知求职者')).toBeVisible()
    await expect(page.getByRole('link', { name: /^求职者 / })).toHaveCount(0)
  })

  await test.step('takes the list along', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出表格' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^收到的简历-\d{4}-\d{2}-\d{2}\.xlsx$/)
    const { rows, frozen } = await readSheet(await readFile(await file.path()))
    expect([frozen, rows[0]?.slice(0, 2)]).toEqual([1, ['序号', '姓名']])
    const row = rows.find(cells => cells.includes(title)) ?? []
    expect(row.at(-1)).toBe('初筛通过')
    expect(row[8]).toMatch(/^1\d{2}\*{4}\d{4}$/)
  })

  await test.step('the applicant reads the answer', async () => {
    await mine.goto('/manage/user/position')
    await expect(mine.getByText(new RegExp(`感谢您应聘.*${title}.*已通过初筛`)).first()).toBeVisible()
  })
  await seeker.close()
})

import { expect, type Page, test } from 'playwright/test'
import { accounts, signIn } from './people.ts'

/** A day, so many days from now, as a date field takes it. */
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function publish(page: Page, title: string) {
  await page.goto('/manage/job/publish')
  await page.getByRole('textbox', { name: /^职位名称/ }).fill(title)
  await page.getByLabel('职位大类').selectOption({ index: 3 })
  await page.getByLabel('职位小类').selectOption({ index: 1 })
  await page.getByRole('combobox', { name: '职位', exact: true }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: /^招聘人数/ }).fill('２')
  await page.getByRole('textbox', { name: /^最低月薪/ }).fill('5000')
  await page.getByRole('textbox', { name: /^最高月薪/ }).fill('8000')
  await page.getByLabel(/^工作城市/).selectOption({ label: '赣州市' })
  await page.getByLabel(/^工作区县/).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: /^详细地址/ }).fill('章江南大道 18 号')
  await page.getByLabel(/^截止日期/).fill(dayFromNow(30))
  await page.getByLabel(/^学历要求/).selectOption({ label: '大专' })
  await page.getByLabel(/^经验要求/).selectOption({ index: 3 })
  await page.getByRole('textbox', { name: /^岗位职责/ }).fill('1、负责日常账务处理\n2、编制报表并按时申报纳税')
  await page.getByRole('textbox', { name: /^任职要求/ }).fill('会计相关专业，熟悉金税系统')
  await page.getByRole('button', { name: '检查并发布' }).click()
  await page.getByRole('button', { name: '发布职位', exact: true }).click()
  await expect(page).toHaveURL(/\/manage\/jobs\?published=/)
}

test('an employer publishes a job that is found at once; a seeker applies once; both see the answer', async ({
  page,
  browser,
}) => {
  const title = `总账会计${Date.now() % 1_000_000}号岗`
  await page.goto('/org/login?redirectUri=/manage/center')
  await signIn(page, accounts.employer)
  await expect(page).toHaveURL(url => url.pathname === '/manage/center')
  await publish(page, title)

  const seeker = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const mine = await seeker.newPage()
  await mine.goto(`/user/login?redirectUri=${encodeURIComponent(`/job-search?t=${title}`)}`)
  await signIn(mine, accounts.seeker)
  const found = mine.getByRole('main').getByRole('link', { name: title })
  await expect(found).toBeVisible()
  await found.click()
  await mine.getByRole('button', { name: '投递简历' }).click()
  await mine.getByRole('button', { name: '确认投递' }).dblclick()
  await expect(mine.getByRole('link', { name: /已投递/ })).toBeVisible()
  const second = await seeker.newPage()
  await second.goto(mine.url())
  await expect(second.getByRole('link', { name: /已投递/ })).toBeVisible()

  await page.goto('/manage/resume')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toHaveCount(1)
  await row.getByRole('link').first().click()
  await page.getByRole('button', { name: '邀请面试' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('周三上午 10 点请到公司面试')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /邀请面试并通知/ })
    .click()
  await expect(page.getByText('周三上午 10 点请到公司面试')).toBeVisible()

  await mine.goto('/manage/user/position')
  await expect(mine.getByText('周三上午 10 点请到公司面试').first()).toBeVisible()
  await mine.goto('/message')
  await expect(mine.getByText(title).first()).toBeVisible()
  await seeker.close()
})

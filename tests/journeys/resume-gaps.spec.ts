import { randomInt } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { publish } from './employer.ts'
import { registerEmployer, registerSeeker } from './people.ts'
import { beginResume, chooseIn, finishSection, writeRequiredSections } from './resume.ts'
import { test } from './visitor.ts'

const GAP = /2018\.07.*2019\.05.*11\s个月/

async function writeWork(page: Page) {
  await page.getByRole('button', { name: '添加工作经历' }).click()
  await page.getByRole('textbox', { name: /^单位名称/ }).fill('赣江示例财税')
  await page.getByRole('textbox', { name: /^职位名称/ }).fill('往来会计')
  await chooseIn(page, /^在职开始时间/, { 年: '2019 年', 月: '6 月' })
  await finishSection(page, /section=projects/)
}

test('a seeker is told of months that the resume says nothing of and led to the section, and the employer sees them', async ({
  page,
  browser,
}) => {
  const mark = randomInt(1_000_000)
  const title = `往来会计${mark}号岗`
  await test.step('an employer registers and publishes a job', async () => {
    await page.goto('/org/register')
    await registerEmployer(page, `赣州市虔城空档${mark}有限公司`)
    await expect(page).toHaveURL(url => url.pathname === '/manage/center')
    await publish(page, { title })
  })

  const mine = await (await browser.newContext()).newPage()
  const told = mine.getByText('可以补充这段时间做了什么')
  await test.step('a seeker writes a resume whose work begins a year after school, and is told', async () => {
    await mine.goto(`/user/register?redirectUri=${encodeURIComponent('/user/resume/create')}`)
    await registerSeeker(mine)
    const path = await beginResume(mine)
    await writeRequiredSections(mine, path)
    await mine.goto(`${path}?section=education`)
    await mine
      .getByRole('group', { name: /^就读结束时间/ })
      .getByRole('checkbox', { name: '至今' })
      .uncheck()
    await chooseIn(mine, /^就读结束时间/, { 年: '2018 年', 月: '6 月' })
    await finishSection(mine, /section=work/)
    await expect(told).toHaveCount(0)
    await writeWork(mine)
    await mine.goto(path)
    await expect(told).toBeVisible()
    await expect(mine.getByText(GAP)).toBeVisible()
    await mine.getByRole('link', { name: '补充工作经历' }).click()
    await expect(mine).toHaveURL(/section=work/)
    await expect(mine.getByRole('textbox', { name: /^职位名称/ })).toHaveValue('往来会计')
    await expect(mine.getByRole('link', { name: '补充工作经历' })).toHaveCount(0)
  })

  await test.step('applies all the same', async () => {
    await mine.goto(`/job-search?t=${title}`)
    await mine.getByRole('main').getByRole('link', { name: title }).click()
    await mine.getByRole('button', { name: '投递简历' }).click()
    await mine.getByRole('button', { name: '确认投递' }).click()
    await expect(mine.getByRole('alertdialog', { name: '简历已投递' })).toBeVisible()
  })

  await test.step('the employer reads it on the resume that was sent', async () => {
    await page.goto('/manage/resume')
    await page
      .getByRole('main')
      .getByRole('link', { name: /热合曼/ })
      .first()
      .click()
    await expect(page.getByText('未填写的时间')).toBeVisible()
    await expect(page.getByText(GAP)).toBeVisible()
  })
})

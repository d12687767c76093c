import { randomInt } from 'node:crypto'
import { type Browser, expect, type Page } from 'playwright/test'
import { publish } from './employer.ts'
import { accounts, registerEmployer, signIn } from './people.ts'
import { test } from './visitor.ts'

/** Today in China, as a date field takes it. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

async function applyFor(browser: Browser, phone: string, title: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`/user/login?redirectUri=${encodeURIComponent(`/job-search?t=${title}`)}`)
  await signIn(page, phone)
  await page.getByRole('main').getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: '投递简历' }).click()
  await page.getByRole('button', { name: '确认投递' }).click()
  await expect(page.getByRole('alertdialog', { name: '简历已投递' })).toBeVisible()
  return page
}

/** Takes the one who applied past the first screening. */
async function shortlist(page: Page, title: string) {
  await page.goto('/manage/resume')
  await page.getByRole('row').filter({ hasText: title }).getByRole('link').first().click()
  await page.getByRole('button', { name: '初筛通过' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /初筛通过并通知/ })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const main = (page: Page) => page.getByRole('main')

test('an employer holds a conference interview: plan, queue, calling, scores, end; the applicant follows it', async ({
  page,
  browser,
  isMobile,
}) => {
  // The applicant is one person, who cannot be in two places at once.
  const start = isMobile ? '08:30' : '08:00'
  const mark = randomInt(1_000_000)
  const title = `总账会计${mark}号岗`
  await page.goto('/org/register')
  await registerEmployer(page, `赣州市章贡财税${mark}有限公司`)
  await expect(page).toHaveURL(url => url.pathname === '/manage/center')
  await publish(page, { title })
  const seeker = await applyFor(browser, accounts.seeker, title)
  await shortlist(page, title)

  await test.step('plans one for today; what was typed is still there after a reload', async () => {
    await page.goto('/manage/meeting')
    await page.getByRole('link', { name: '安排面试会' }).first().click()
    await page.getByRole('combobox', { name: /^职位/ }).selectOption({ label: title })
    await page.getByRole('textbox', { name: /^日期/ }).fill(today())
    await page.getByRole('combobox', { name: /^开始时间/ }).selectOption(start)
    await page.getByRole('textbox', { name: /^面试地点/ }).fill('章江南大道 18 号 6 楼 602 室')
    await page.getByRole('textbox', { name: /^联系人/ }).fill('熊丽华')
    await page.getByRole('textbox', { name: /^联系电话/ }).fill('0797-8380016')
    await page.getByRole('textbox', { name: '面试官 1' }).fill('熊丽华')
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^联系电话/ })).toHaveValue('0797-8380016')
    await page.getByRole('button', { name: '安排面试会' }).click()
    await expect(page.getByText('队列里还没有人')).toBeVisible()
  })

  await test.step('puts the applicant into the queue, who accepts', async () => {
    await page.getByRole('button', { name: '加入求职者' }).click()
    await main(page).getByRole('checkbox').check()
    await page.getByRole('button', { name: '加入 1 人并发出邀请' }).click()
    await expect(main(page).getByText('还没有答复')).toBeVisible()
    await seeker.goto('/user/invitation-list')
    await main(seeker).getByRole('link', { name: title }).click()
    await expect(seeker.getByRole('heading', { name: '候场进度' })).toBeVisible()
    await seeker.getByRole('radio').first().check()
    await seeker.getByRole('button', { name: '接受这个时间' }).click()
    await expect(seeker.getByText('已约定')).toBeVisible()
  })

  await test.step('sees without a reload that the time was accepted', async () => {
    await expect(main(page).getByText('还没有答复')).toHaveCount(0)
  })

  await test.step('opens the queue and calls with one key; the applicant is told where to go', async () => {
    await page.getByRole('button', { name: '开始叫号' }).click()
    await page.getByRole('button', { name: /^叫下一位/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /已到场，开始面谈$/ })).toBeFocused()
    await expect(seeker.getByText('轮到您了，请现在到章江南大道 18 号 6 楼 602 室。')).toBeVisible()
  })

  await test.step('passes over who is not there, and calls again', async () => {
    await page.getByRole('button', { name: /^过号/ }).click()
    await expect(main(page).getByText('过号', { exact: true })).toBeVisible()
    await expect(seeker.getByText(/叫到您时您不在，已过号/)).toBeVisible()
    await main(page).getByRole('button', { name: /^叫号/ }).click()
    await page.getByRole('button', { name: /已到场，开始面谈$/ }).click()
    await expect(page.getByRole('button', { name: /^结束面谈/ })).toBeVisible()
  })

  await test.step('scores, and the applicant sees the end and not the score', async () => {
    await page.getByRole('button', { name: /^评分/ }).click()
    const card = page.getByRole('dialog')
    const good = card.getByTitle('良好', { exact: true })
    await expect(good).toHaveCount(5)
    for (const star of await good.all()) await star.click()
    await card.getByRole('textbox', { name: /^评语/ }).fill('账务熟练')
    await card.getByRole('button', { name: '保存评分' }).click()
    await expect(page.getByText(/平均 4\.0\s分（1\s张评分表）/)).toBeVisible()
    await page.getByRole('button', { name: /^结束面谈/ }).click()
    await expect(main(page).getByText('已面谈', { exact: true })).toBeVisible()
    await expect(seeker.getByText('您的面谈已结束，结果会在投递进展中答复您。')).toBeVisible()
    await expect(seeker.getByText('账务熟练')).toHaveCount(0)
    // What was written of it before stands under its newest message.
    await seeker.goto('/message')
    await seeker.getByRole('link', { name: `「${title}」面试已完成` }).click()
    await expect(seeker.getByText(`「${title}」轮到您面试了`).first()).toBeVisible()
  })

  await test.step('ends the day and finds it among those that are over', async () => {
    await page.getByRole('button', { name: '结束面试会' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '结束面试会' }).click()
    await expect(main(page).getByText('已结束', { exact: true })).toBeVisible()
    await page.goto('/manage/meeting?group=past')
    await expect(main(page).getByRole('link', { name: title })).toBeVisible()
  })
})

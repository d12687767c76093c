import { randomInt } from 'node:crypto'
import { type BrowserContext, expect, type Page } from 'playwright/test'
import { publish, writePosting } from './employer.ts'
import { accounts, registerEmployer, signIn } from './people.ts'
import { followJob } from './results.ts'
import { test } from './visitor.ts'

/** Applies with two presses in a row, while a second tab stands before the same question. */
async function applyTwice(seeker: BrowserContext, first: Page) {
  const second = await seeker.newPage()
  await second.goto(first.url())
  for (const tab of [first, second]) {
    await tab.getByRole('button', { name: '投递简历' }).click()
    await expect(tab.getByRole('button', { name: '确认投递' })).toBeVisible()
  }
  await first.getByRole('button', { name: '确认投递' }).dblclick()
  await expect(first.getByRole('alertdialog', { name: '简历已投递' })).toBeVisible()
  await second.getByRole('button', { name: '确认投递' }).click()
  await expect(second.getByText('您已投递过这个职位')).toBeVisible()
  await second.getByRole('button', { name: '关闭' }).click()
  await expect(second.getByRole('link', { name: /^已投递/ })).toBeVisible()
}

test('a company whose licence is given back prepares a posting that waits in the queue and is found by nobody', async ({
  page,
}) => {
  const title = `往来会计${randomInt(1_000_000)}号岗`
  await page.goto('/org/register')
  // No licence says so: the built-in checks give it back.
  await registerEmployer(page, 'Ganpo Trading Co. 赣坡')
  await expect(page).toHaveURL(url => url.pathname === '/manage/center')
  await expect(page.getByRole('heading', { level: 1, name: '注册成功' })).toBeVisible()
  await expect(page.getByText(/没有通过核验：单位名称不是营业执照上的全称/)).toBeVisible()

  await writePosting(page, { title })
  await expect(page.getByText('单位还没有通过审核')).toBeVisible()
  await page.getByRole('button', { name: '检查并发布' }).click()
  await page.getByRole('button', { name: '提交，审核通过后自动发布' }).click()
  await page.getByRole('link', { name: '查看排队的职位' }).click()
  await expect(page).toHaveURL(/\/manage\/jobs\?state=queued/)
  await expect(
    page.getByRole('list', { name: '职位管理' }).getByRole('listitem').filter({ hasText: title }),
  ).toContainText('等待单位审核')
  await page.goto(`/job-search?t=${title}`)
  await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(0)
})

test('an employer registers and publishes a job that is found at once; a seeker applies once; both see the answer', {
  tag: '@gate',
}, async ({ page, browser }) => {
  const mark = randomInt(1_000_000)
  const title = `总账会计${mark}号岗`
  await test.step('registers and publishes', async () => {
    await page.goto('/')
    await page.getByRole('navigation', { name: '常用服务' }).getByRole('link', { name: '发布职位' }).click()
    await expect(page).toHaveURL(url => url.pathname === '/org/login')
    await page.getByRole('link', { name: '没有账号？去注册' }).click()
    await registerEmployer(page, `赣州市虔州财税${mark}有限公司`)
    await expect(page).toHaveURL(url => url.pathname === '/manage/job/publish')
    await publish(page, { title })
  })

  const seeker = await browser.newContext()
  const mine = await seeker.newPage()
  await test.step('is found at once, and applied for once by a double click and a second tab', async () => {
    await mine.goto(`/user/login?redirectUri=${encodeURIComponent(`/job-search?t=${title}`)}`)
    await signIn(mine, accounts.seeker)
    const found = mine.getByRole('main').getByRole('link', { name: title })
    await expect(found).toHaveCount(1)
    await followJob(mine, found)
    await applyTwice(seeker, mine)
  })

  await test.step('reads the application, which came once, and answers', async () => {
    await page.goto('/manage/resume')
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row).toHaveCount(1)
    await row.getByRole('link').first().click()
    await page.getByRole('button', { name: '初筛通过' }).click()
    const answer = page.getByRole('dialog')
    await answer.getByRole('textbox').fill('材料齐全，本周内约您面试')
    await answer.getByRole('button', { name: /初筛通过并通知/ }).click()
    await expect(answer).toBeHidden()
    await expect(page.getByText('材料齐全，本周内约您面试')).toBeVisible()
  })

  await test.step('sees the answer and the message', async () => {
    await mine.goto('/manage/user/position')
    await expect(mine.getByText('材料齐全，本周内约您面试').first()).toBeVisible()
    await mine.goto('/message')
    await expect(mine.getByText(title).first()).toBeVisible()
  })
  await seeker.close()

  await test.step('counts in the figures of the company, and in those of the job by day', async () => {
    await page.goto('/manage/center')
    await page.getByRole('link', { name: '浏览、投递和答复' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '招聘数据' })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: title })
    // On a phone each is read after its name.
    for (const name of [/(^|\s)1\s次$/, /(^|\s)1\s份$/, /(^|\s)1\/1\s份$/, /(^|\s)1\s小时内$/])
      await expect(row.getByRole('cell', { name })).toBeVisible()
    await row.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const chart = page.getByRole('figure', { name: '每天的投递、面试和录用' })
    await chart.getByText('查看数据表').click()
    await expect(chart.getByRole('row').last().getByRole('cell')).toHaveText(['1', '0', '0'])
  })
})

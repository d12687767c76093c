import { randomInt } from 'node:crypto'
import { expect } from 'playwright/test'
import { writeCasual } from './employer.ts'
import { accounts, registerEmployer, signIn } from './people.ts'
import { test } from './visitor.ts'

test('an employer posts casual work, a guest finds it and applies, is taken on and reads it', async ({
  page,
  browser,
}) => {
  test.slow()
  const number = randomInt(1_000_000)
  const title = `仓库分拣${number}号`
  await page.goto('/org/register?redirectUri=%2Fmanage%2Fjobs')
  await registerEmployer(page, `赣州市零工${number}有限公司`)

  await test.step('the check sends back what no posting may say, and keeps the rest', async () => {
    await page.getByRole('navigation', { name: '职位状态' }).getByRole('link', { name: '零工' }).click()
    await page.getByRole('main').getByRole('link', { name: '发布零工' }).first().click()
    await writeCasual(page, {
      title,
      hourly: ['17', '26'],
      duties: '限男性，分拣、装箱、码垛，单件不超过 15 公斤。',
    })
    await page.getByRole('button', { name: '检查并发布' }).click()
    await expect(page.getByRole('link', { name: /低于全省小时最低工资标准/ })).toBeVisible()
    await page.getByRole('textbox', { name: /^最低报酬/ }).fill('22')
    await page.getByRole('textbox', { name: /^做什么/ }).fill('分拣、装箱、码垛，单件不超过 15 公斤。')
    await page.getByRole('button', { name: '检查并发布' }).click()
    await expect(page.getByRole('list', { name: '零工' })).toContainText(title)
    await expect(page.getByRole('list', { name: '零工' })).toContainText('招 1 人，还差 1 人')
  })

  const seeker = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await test.step('a guest finds it, signs in on the way and applies with a name alone', async () => {
    await seeker.goto('/flexible?category=7&city=360700')
    await seeker.getByRole('main').getByRole('link', { name: title }).click()
    await expect(seeker.getByText('08:00 开工，每天 8 小时')).toBeVisible()
    await seeker.getByRole('link', { name: '登录后报名' }).click()
    await signIn(seeker, accounts.otherSeeker)
    await seeker.getByRole('textbox', { name: /^姓名/ }).fill('热合曼·䶮')
    await seeker.getByRole('button', { name: '报名', exact: true }).click()
    await expect(seeker.getByText(/^您已报名。/)).toBeVisible()
  })

  await test.step('the employer follows the message to who has applied and takes them on', async () => {
    await page.goto('/manage/message')
    await page
      .getByRole('link', { name: new RegExp(`有人报名“${title}”`) })
      .first()
      .click()
    await page.goto('/manage/jobs?casual=list')
    await page
      .getByRole('list', { name: '零工' })
      .getByRole('link', { name: /^报名 1\s人/ })
      .click()
    const people = page.getByRole('list', { name: '报名的人' })
    await expect(people).toContainText(accounts.otherSeeker)
    await people.getByRole('button', { name: '录用：热合曼·䶮', exact: true }).click()
    await expect(people).toContainText('已录用')
    await expect(page.getByText('已录用 1 人')).toBeVisible()
  })

  await test.step('the seeker reads it, at the job and among the messages', async () => {
    await seeker.reload()
    await expect(seeker.getByText(/^您已被录用，请按时到岗/)).toBeVisible()
    await expect(seeker.getByText('已招满')).toBeVisible()
    await seeker.goto('/message')
    await expect(seeker.getByText(`您已被录用：“${title}”`).first()).toBeVisible()
  })

  await test.step('the seeker takes it back among the own applications, and the place is free again', async () => {
    await seeker.goto('/manage/user/position')
    await seeker.getByRole('navigation', { name: '投递状态' }).getByRole('link', { name: '零工报名' }).click()
    await seeker.getByRole('button', { name: `撤回报名：${title}` }).click()
    await seeker.getByRole('alertdialog').getByRole('button', { name: '撤回报名' }).click()
    const row = seeker.getByRole('list', { name: '零工报名' }).getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText('已撤回')
    await page.reload()
    await expect(page.getByText('已录用 0 人')).toBeVisible()
    await expect(page.getByRole('list', { name: '报名的人' })).toContainText('已撤回')
    await page.goto('/manage/message')
    await expect(page.getByText(`有人撤回了“${title}”的报名`).first()).toBeVisible()
  })
})

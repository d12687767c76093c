import { randomInt } from 'node:crypto'
import { expect } from 'playwright/test'
import { publish } from './employer.ts'
import { accounts, registerEmployer, signIn } from './people.ts'
import { test } from './visitor.ts'

test('an employer writes to an applicant, who answers; each finds the other’s words, and nothing half-typed is lost', async ({
  page,
  browser,
}) => {
  const mark = randomInt(1_000_000)
  const title = `往来会计${mark}号岗`
  await page.goto('/org/register')
  await registerEmployer(page, `宜春市秀江财税${mark}有限公司`)
  await expect(page).toHaveURL(url => url.pathname === '/manage/center')
  await publish(page, { title })

  const theirs = await browser.newContext()
  const seeker = await theirs.newPage()
  await test.step('a seeker applies, and has nothing to answer yet', async () => {
    await seeker.goto(`/user/login?redirectUri=${encodeURIComponent(`/job-search?t=${title}`)}`)
    await signIn(seeker, accounts.seeker)
    await seeker.getByRole('main').getByRole('link', { name: title }).click()
    await seeker.getByRole('button', { name: '投递简历' }).click()
    await seeker.getByRole('button', { name: '确认投递' }).click()
    await expect(seeker.getByRole('alertdialog', { name: '简历已投递' })).toBeVisible()
    await seeker.goto('/manage/user/position')
    await expect(seeker.getByRole('listitem').filter({ hasText: title })).toBeVisible()
    await expect(seeker.getByRole('listitem').filter({ hasText: title }).getByText('回复单位')).toHaveCount(0)
  })

  await test.step('the employer begins to write, goes away, comes back and sends', async () => {
    await page.goto('/manage/resume')
    await page.getByRole('main').locator('a[href^="/resume/info/"]').first().click()
    const words = page.getByRole('textbox', { name: '给求职者留言' })
    await words.fill('周三上午方便来面谈吗？')
    await page.reload()
    await expect(words).toHaveValue('周三上午方便来面谈吗？')
    await page.getByRole('button', { name: '发送留言' }).click()
    await expect(page.getByText('已发给求职者')).toBeVisible()
    await expect(words).toHaveValue('')
    await expect(page.getByRole('main').getByText('周三上午方便来面谈吗？')).toBeVisible()
  })

  await test.step('the seeker reads it and answers', async () => {
    await seeker.goto('/manage/user/position')
    const row = seeker.getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText('单位答复：周三上午方便来面谈吗？')
    await row.getByRole('button', { name: '回复单位' }).click()
    await seeker.getByRole('textbox', { name: '留言' }).fill('可以，九点到。')
    await seeker.keyboard.press('Escape')
    await expect(seeker.getByRole('dialog')).toHaveCount(0)
    await row.getByRole('button', { name: '回复单位' }).click()
    await expect(seeker.getByRole('textbox', { name: '留言' })).toHaveValue('可以，九点到。')
    await seeker.getByRole('button', { name: '发送' }).click()
    await expect(seeker.getByText('已发给单位')).toBeVisible()
    await row.getByRole('button', { name: /^进展（/ }).click()
    await expect(row).toContainText('您的留言')
  })

  await test.step('the employer is shown that there is something new, and reads it', async () => {
    await page.goto('/enterprise/message-center')
    await expect(page.getByRole('main')).toContainText(`「${title}」的一位求职者回复了您`)
    await page.goto('/manage/resume?unread=1')
    await page.getByRole('main').locator('a[href^="/resume/info/"]').first().click()
    await expect(page.getByRole('main')).toContainText('求职者留言')
    await expect(page.getByRole('main')).toContainText('可以，九点到。')
  })
  await theirs.close()
})

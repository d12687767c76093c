import { randomInt } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { publish } from './employer.ts'
import { accounts, registerEmployer, signIn } from './people.ts'
import { test } from './visitor.ts'

/** How many are unread, as the bell in the head of the page says it aloud; empty when all are read. */
const bell = (page: Page) => page.locator('a [role=status]').first()

/** The messages on screen, a row each. */
const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^选择：/ }) })

async function apply(page: Page, title: string) {
  await page.goto(`/user/login?redirectUri=${encodeURIComponent(`/job-search?t=${title}`)}`)
  await signIn(page, accounts.seeker)
  await page.getByRole('main').getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: '投递简历' }).click()
  await page.getByRole('button', { name: '确认投递' }).click()
  await expect(page.getByRole('alertdialog', { name: '简历已投递' })).toBeVisible()
}

test('an employer hears of an application without reloading, reads it in every tab at once, deletes, thinks better of it and follows the link', {
  tag: '@gate',
}, async ({ page, context, browser }) => {
  const mark = randomInt(1_000_000)
  const title = `成本会计${mark}号岗`
  await page.clock.install()
  await page.goto('/org/register')
  await registerEmployer(page, `上饶市信江财税${mark}有限公司`)
  await expect(page).toHaveURL(url => url.pathname === '/manage/center')
  await publish(page, { title })
  await page.goto('/enterprise/message-center')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page)).toContainText(['单位认证已通过', '欢迎使用'])

  await test.step('a seeker applies, and the message is there by itself', async () => {
    const seeker = await browser.newContext()
    await apply(await seeker.newPage(), title)
    await seeker.close()
    await page.clock.fastForward(61_000)
    await expect(rows(page)).toHaveCount(3)
    await expect(bell(page)).toHaveText('，3 条未读')
  })

  await test.step('what is read here is read in the other tab', async () => {
    const other = await context.newPage()
    await other.goto('/manage/message')
    await expect(bell(other)).toHaveText('，3 条未读')
    await page.getByRole('button', { name: '全部标为已读（3）' }).click()
    for (const tab of [page, other]) {
      await expect(bell(tab)).toBeEmpty()
      await expect(tab.getByRole('main').getByRole('img', { name: '未读' })).toHaveCount(0)
    }
    await other.close()
  })

  await test.step('deletes all with the keyboard and takes it back', async () => {
    await page
      .getByRole('checkbox', { name: /^选择：/ })
      .first()
      .focus()
    await page.keyboard.press('Space')
    await page
      .getByRole('checkbox', { name: /^选择：/ })
      .last()
      .focus()
    await page.keyboard.press('Shift+Space')
    await page.getByRole('button', { name: '删除 3 条' }).press('Enter')
    await expect(page.getByText('已删除 3 条消息')).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
    await page.getByRole('button', { name: '撤销删除' }).press('Enter')
    await expect(rows(page)).toHaveCount(3)
  })

  await test.step('sees one category, and goes to the application', async () => {
    await page.getByRole('navigation', { name: '消息类别' }).getByRole('link', { name: '投递进展' }).click()
    await expect(rows(page)).toHaveCount(1)
    await rows(page).getByRole('link').click()
    await expect(page).toHaveURL(/category=application&id=/)
    await page.getByRole('link', { name: `查看简历：「${title}」收到一份新简历` }).click()
    await expect(page).toHaveURL(/\/resume\/info\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('main')).toContainText(title)
  })
})

test('a seeker reads of the answer at the other address of the box, and finds the messages by category', async ({
  page,
}) => {
  await page.goto('/user/login?redirectUri=%2Fuser%2Fmessage-list')
  await signIn(page, accounts.seeker)
  await expect(page).toHaveURL(url => url.pathname === '/user/message-list')
  await page.getByRole('navigation', { name: '消息类别' }).getByRole('link', { name: '投递进展' }).click()
  await expect(page).toHaveURL(/category=application/)
  await rows(page).getByRole('link').first().click()
  // What came later of the same application, such as an interview, stands above it.
  await page
    .getByRole('link', { name: /^查看投递进展/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/manage\/user\/position\?id=[0-9a-f-]{36}$/)
  await expect(page.getByRole('button', { name: '收起进展' })).toHaveCount(1)
  await page.getByRole('link', { name: '查看全部投递' }).click()
  await expect(page).toHaveURL(/\/manage\/user\/position$/)
})

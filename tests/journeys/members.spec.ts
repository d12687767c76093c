import { randomInt } from 'node:crypto'
import { type Browser, expect, type Page } from 'playwright/test'
import { overhear } from './overhear.ts'
import { accounts, freshPhone, lastCode, lastText, registerEmployer } from './people.ts'
import { test } from './visitor.ts'

const main = (page: Page) => page.getByRole('main')

/** The address in the invitation, on the site that the journey visits. */
const wayIn = async (phone: string) => {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(await lastText(phone, 'join='))?.[0] ?? '')
  return pathname + search
}

async function join(browser: Browser, phone: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(await wayIn(phone))
  await expect(page.getByText(/邀请您加入$/)).toBeVisible()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后/ })).toBeVisible()
  await page.getByRole('textbox', { name: /^短信验证码/ }).fill(await lastCode(phone))
  await page.getByRole('textbox', { name: /^设置密码/ }).fill(accounts.password)
  await page.getByLabel(/我已阅读并同意/).check()
  await page.getByRole('button', { name: '加入单位' }).click()
  await expect(page).toHaveURL(url => url.pathname === '/manage/center')
  return page
}

test('an owner invites a colleague, who may only look, is promoted, posts, and is removed', async ({
  page,
  browser,
}) => {
  const phone = freshPhone()
  await page.goto('/org/register')
  await registerEmployer(page, `宜春市明月山医药${randomInt(1_000_000)}有限公司`)
  await expect(page).toHaveURL(url => url.pathname === '/manage/center')

  await test.step('invites from the page', async () => {
    await page.goto('/enterprise/account')
    await main(page).getByRole('button', { name: '邀请成员' }).click()
    const dialog = page.getByRole('dialog', { name: '邀请成员' })
    await dialog.getByRole('textbox', { name: /^姓名/ }).fill('阿依古丽·买买提')
    await dialog.getByRole('textbox', { name: /^手机号/ }).fill(phone)
    await dialog.getByRole('radio', { name: /用人部门/ }).check()
    await dialog.getByRole('button', { name: '发送邀请' }).click()
    await expect(page.getByText('已向阿依古丽·买买提发送邀请短信')).toBeVisible()
    await expect(main(page).getByRole('table', { name: '待接受的邀请' })).toContainText(phone.slice(-4))
  })

  const colleague = await join(browser, phone)

  await test.step('whoever only looks is offered no posting, and told whom to ask', async () => {
    await expect(main(colleague).getByRole('link', { name: '收到的简历' }).last()).toBeVisible()
    await expect(colleague.getByRole('link', { name: '发布职位' })).toHaveCount(0)
    await colleague.goto('/manage/job/publish')
    await expect(colleague.getByRole('heading', { level: 1, name: '这里需要“招聘专员”权限' })).toBeVisible()
    await expect(main(colleague)).toContainText('请联系本单位管理员：熊丽华')
    await colleague.goto('/enterprise/center')
    await expect(main(colleague)).toContainText('单位资料由管理员填写')
  })

  await test.step('is promoted, and can post', async () => {
    await page.goto('/enterprise/account')
    await main(page).getByRole('button', { name: '更改阿依古丽·买买提的角色' }).click()
    await page.getByRole('radio', { name: /招聘专员/ }).check()
    await page.getByRole('button', { name: '保存角色' }).click()
    await expect(page.getByText('阿依古丽·买买提的角色已改为“招聘专员”')).toBeVisible()
    await colleague.goto('/manage/job/publish')
    await colleague.getByRole('textbox', { name: /^职位名称/ }).fill('药品检验员')
    await expect(colleague.getByRole('button', { name: '检查并发布' })).toBeVisible()
  })

  await test.step('the last owner stays one', async () => {
    await main(page).getByRole('button', { name: '更改熊丽华的角色' }).click()
    await page.getByRole('radio', { name: /用人部门/ }).check()
    await page.getByRole('button', { name: '保存角色' }).click()
    await expect(page.getByText(/单位至少要有一位管理员/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('is removed: the session ends at once', async () => {
    await main(page).getByRole('button', { name: '移除阿依古丽·买买提' }).click()
    await page.getByRole('button', { name: '移除成员' }).click()
    await expect(page.getByText('阿依古丽·买买提已移除')).toBeVisible()
    await expect(main(page).getByRole('table', { name: '本单位成员' })).not.toContainText('阿依古丽')
    const isTold = await overhear(colleague, '登录已失效，请前往登录！')
    await colleague.goto('/manage/resume')
    await expect.poll(isTold).toBe(true)
    await colleague.context().close()
  })

  await test.step('the invitation is used up', async () => {
    const other = await (await browser.newContext()).newPage()
    await other.goto(await wayIn(phone))
    await expect(other.getByText('邀请已使用')).toBeVisible()
    await other.context().close()
  })
})

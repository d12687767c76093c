import { randomInt } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import {
  accounts,
  freshPhone,
  lastCode,
  proveByEmail,
  proveByPhone,
  registerEmployer,
  registerSeeker,
} from './people.ts'
import { test } from './visitor.ts'

const account = '/manage/account'
const registration = `/user/register?redirectUri=${encodeURIComponent(account)}`
const NEXT = '抚河夜里的灯火很亮'

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

/** Signs in with a password of one's own. */
async function enter(page: Page, phone: string, password: string) {
  await page.getByRole('tab', { name: '密码登录' }).click()
  await field(page, /^手机号/).fill(phone)
  await field(page, /^密码/).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

async function proveByPassword(page: Page) {
  await field(page, /^登录密码/).fill(accounts.password)
  await page.getByRole('button', { name: '确认身份' }).click()
}

test('binds an e-mail address and gets a new password by it', async ({ page }) => {
  const email = `w${freshPhone()}@example.com`
  await page.goto(registration)
  const phone = await registerSeeker(page)
  await expect(page.getByRole('heading', { level: 1, name: '账号管理' })).toBeVisible()
  await page.getByRole('link', { name: /绑定\s*邮箱/ }).click()
  await proveByPassword(page)
  await proveByEmail(page, email)
  await page.getByRole('button', { name: '绑定邮箱' }).click()
  await expect(page.getByText('w***@example.com')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/forget/pwd/2')
  await page.getByRole('tab', { name: '邮箱找回' }).click()
  await proveByEmail(page, email, 2)
  await field(page, /^新密码/).fill(NEXT)
  await page.getByRole('button', { name: '更新密码' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
  await enter(page, phone, NEXT)
  await expect(page).toHaveURL(url => url.pathname === '/')
})

test('moves the account to a new phone, and signs in with it', async ({ page }) => {
  const phone = freshPhone()
  await page.goto(registration)
  const old = await registerSeeker(page)
  await page.getByRole('link', { name: /更换\s*手机号/ }).click()
  await page.getByRole('tab', { name: '短信' }).click()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后/ })).toBeVisible()
  await field(page, /^短信验证码/).fill(await lastCode(old, 2))
  await page.getByRole('button', { name: '确认身份' }).click()
  await proveByPhone(page, phone, phone, /^新手机号/)
  await page.getByRole('button', { name: '更换手机号' }).click()
  await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/user/login')
  await enter(page, phone, accounts.password)
  await expect(page).toHaveURL(url => url.pathname === '/')
})

test('an employer changes the password in the security centre, and signs in with it', async ({ page }) => {
  await page.goto('/org/register')
  const phone = await registerEmployer(page, `吉安市井冈竹业${randomInt(1_000_000)}有限公司`)
  await expect(page).toHaveURL(url => url.pathname === '/manage/center')
  await page.goto('/enterprise/security')
  await page.getByRole('link', { name: /修改\s*登录密码/ }).click()
  await field(page, /^原密码/).fill(accounts.password)
  await field(page, /^新密码/).fill(NEXT)
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('密码已修改，其他设备已退出登录')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '安全中心' })).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto(`/org/login?redirectUri=${encodeURIComponent('/enterprise/security')}`)
  await enter(page, phone, accounts.password)
  await expect(page.getByText('手机号或密码不正确').first()).toBeVisible()
  await enter(page, phone, NEXT)
  await expect(page.getByRole('heading', { level: 1, name: '安全中心' })).toBeVisible()
})

test('who has answered once is not asked again for another code to the same number', async ({ page }) => {
  const phone = freshPhone()
  const passed = page.getByText('图形验证已通过，重新获取时不用再填')
  await page.goto('/user/register')
  await proveByPhone(page, phone)
  await expect(passed).toBeVisible()
  await expect(field(page, /^验证问题/)).toHaveCount(0)

  await test.step('another number is another question, and the old one needs none', async () => {
    await field(page, /^手机号/).fill(freshPhone())
    await expect(passed).toHaveCount(0)
    await field(page, /^手机号/).fill(phone)
    await expect(passed).toBeVisible()
  })
})

test('cancels the account, is asked on signing in again, and comes back', async ({ page }) => {
  await page.goto(registration)
  const phone = await registerSeeker(page)
  await page.getByRole('link', { name: '注销账号', exact: true }).click()
  await proveByPassword(page)
  await page.getByLabel(/我已了解注销的后果/).check()
  await page.getByRole('button', { name: '注销账号' }).click()
  await expect(page).toHaveURL(/\/user\/login/)

  await page.goto(`/user/login?redirectUri=${encodeURIComponent(account)}`)
  await enter(page, phone, accounts.password)
  await expect(page.getByRole('heading', { name: '这个账号正在注销' })).toBeVisible()
  await page.getByRole('button', { name: '恢复账号并登录' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '账号管理' })).toBeVisible()

  await test.step('takes a copy of the data along', async () => {
    await page.getByRole('link', { name: '下载我的数据' }).click()
    await proveByPassword(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载我的数据' }).click()
    expect((await download).suggestedFilename()).toMatch(/^我的数据-\d{4}-\d{2}-\d{2}\.json$/)
  })
})

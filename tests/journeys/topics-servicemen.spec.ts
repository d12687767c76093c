import { expect, type Page } from 'playwright/test'
import { accounts, freshPhone, proveByPhone } from './people.ts'
import { test } from './visitor.ts'

const NAME = '邹勇'

async function fillIn(page: Page, discharged: string) {
  await page.getByRole('textbox', { name: /^姓名/ }).fill(NAME)
  await page.getByRole('combobox', { name: /军兵种/ }).selectOption('陆军')
  for (const [group, year] of [
    ['入伍时间', '2015'],
    ['退役时间', discharged],
  ] as const) {
    const months = page.getByRole('group', { name: new RegExp(group) })
    await months.getByRole('combobox', { name: '年' }).selectOption(year)
    await months.getByRole('combobox', { name: '月' }).selectOption('09')
  }
  await page.getByRole('combobox', { name: /安置方式/ }).selectOption('自主就业')
  await page.getByRole('combobox', { name: /户籍所在市/ }).selectOption('赣州市')
  await page.getByRole('textbox', { name: /^设置密码/ }).fill(accounts.password)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('checkbox', { name: /我单独同意/ }).check()
}

const register = (page: Page) => page.getByRole('button', { name: '注册并完善简历' }).click()
const complaint = (page: Page) => page.getByRole('group', { name: /处需要修改/ })

test('an ex-serviceman registers on the topic, puts right what was wrong, and lands at the resume that was begun', async ({
  page,
}) => {
  const phone = freshPhone()
  await page.goto('/servicemen/index')
  await expect(page.getByRole('heading', { level: 1, name: '退役军人就业专区' })).toBeVisible()
  await register(page)
  await expect(complaint(page)).toBeFocused()
  await expect(page.getByRole('link', { name: '请选择军兵种' })).toBeVisible()

  await fillIn(page, '2014')
  await proveByPhone(page, phone)
  const code = await page.getByRole('textbox', { name: /^短信验证码/ }).inputValue()
  await register(page)
  await expect(page.getByText('退役时间应晚于入伍时间').first()).toBeVisible()
  const discharged = page.getByRole('group', { name: /退役时间/ })
  await discharged.getByRole('combobox', { name: '年' }).selectOption('2023')

  await page.getByRole('textbox', { name: /^短信验证码/ }).fill(code === '000000' ? '111111' : '000000')
  await register(page)
  await expect(page.getByText(/验证码(不正确|错误)/).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^姓名/ })).toHaveValue(NAME)

  await page.getByRole('textbox', { name: /^短信验证码/ }).fill(code)
  await register(page)
  await expect(page).toHaveURL(/\/user\/resume\/page\/[0-9a-f-]{36}/)
  const resumeId = page.url().split('/').at(-1)?.split('?')[0]

  await page.goto('/servicemen/index')
  await expect(page.getByText('您已登记为退役军人')).toBeVisible()
  await expect(page.getByRole('link', { name: '完善简历' })).toHaveAttribute('href', `/user/resume/page/${resumeId}`)
})

/** Each size of screen asks for codes of its own. */
const taken = { desktop: accounts.seeker, phone: '19900000002' } as const

test('a phone that has an account is refused at its field, and what was typed stays', async ({ page }, { project }) => {
  const number = project.name === 'phone' ? taken.phone : taken.desktop
  await page.goto('/servicemen/index')
  await fillIn(page, '2023')
  await proveByPhone(page, number)
  await register(page)
  await expect(page.getByText('该手机号已注册，请直接登录').first()).toBeVisible()
  await expect(complaint(page)).toBeFocused()
  await expect(page.getByRole('textbox', { name: /^姓名/ })).toHaveValue(NAME)
  await expect(page).toHaveURL(/\/servicemen\/index$/)
})

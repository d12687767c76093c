import { expect } from 'playwright/test'
import { residentIdCheck } from '#contract/rules/resident-id'
import { solveChallenge } from './guest.ts'
import { accounts, registerSeeker, signIn } from './people.ts'
import { photo, renamedProgram } from './pictures.ts'
import { test } from './visitor.ts'

const numberOf = (digits: string) => digits + residentIdCheck(digits)

test('a guest finds who keeps a file by name and number together, and nothing by one of them', async ({ page }) => {
  await page.goto('/archives')
  await page.getByRole('link', { name: '查档案在哪里' }).click()
  const ask = async (name: string) => {
    await page.getByRole('textbox', { name: /^姓名/ }).fill(name)
    await page.getByRole('textbox', { name: /^身份证号码/ }).fill(numberOf('36042419901220004'))
    await solveChallenge(page)
    await page.getByRole('button', { name: '查询', exact: true }).click()
  }
  await ask('熊丽')
  await expect(page.getByText(/没有查到/)).toBeVisible()
  await page.getByRole('button', { name: '重新查询' }).click()
  await ask('熊丽华')
  await expect(page.getByText('查到了')).toBeVisible()
  await expect(page.getByText('熊*华')).toBeVisible()
  await expect(page.getByText(/^九江市流动人员人事档案中心/)).toBeVisible()
})

test('a newcomer asks for a file, gets a letter that anybody can check, takes it back, and the letter is void', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(`/user/register?redirectUri=${encodeURIComponent('/archives/index?view=apply')}`)
  const phone = await registerSeeker(page)
  await expect(page.getByRole('heading', { level: 1, name: '申请调档函' })).toBeVisible()
  await page.getByRole('textbox', { name: /^姓名/ }).fill('热合曼·䶮')
  await page.getByRole('textbox', { name: /^身份证号码/ }).fill('110105194912310021')
  await page.getByRole('textbox', { name: /^手机号/ }).fill(phone)
  await page.getByRole('textbox', { name: /^现存档机构(?!电话)/ }).fill('浔阳财经学院档案馆')
  await page.getByRole('combobox', { name: /^接收机构/ }).selectOption({ index: 2 })
  await page.getByRole('combobox', { name: /^转递原因/ }).selectOption({ index: 4 })
  const files = page.getByLabel('选择文件')
  await files.setInputFiles(renamedProgram())
  await expect(page.getByText('文件内容与扩展名不符，请换一个文件').first()).toBeVisible()
  await page.getByRole('button', { name: '移除 证件照.jpg' }).click()
  await files.setInputFiles(await photo())
  await expect(page.getByText('证件照.jpg 已上传。')).toBeAttached()
  await page.getByRole('checkbox', { name: /^同意为办理调档/ }).check()
  await page.getByRole('checkbox', { name: /^所填内容属实/ }).check()
  const submit = page.getByRole('button', { name: '提交并开具调档函' })
  await submit.click()
  await expect(page.getByRole('link', { name: '身份证号码有误，请逐位核对' })).toBeVisible()
  await page.getByRole('textbox', { name: /^身份证号码/ }).fill('11010519491231002x')
  await submit.click()

  await expect(page).toHaveURL(/transfer=/)
  await expect(page.getByText('热合曼·䶮（身份证尾号 002X）', { exact: false })).toBeVisible()
  await expect(page.getByRole('img', { name: '调档函核验二维码' })).toBeVisible()
  const code = (await page.getByText(/^核验码/).textContent())?.replace('核验码', '').trim() ?? ''
  expect(code).toMatch(/^(\w{4}-){3}\w{4}$/)

  const office = await browser.newContext({ ...(baseURL && { baseURL }) })
  const desk = await office.newPage()
  await desk.goto('/archives/index?verify=')
  await desk.getByRole('textbox', { name: /^核验码/ }).fill(code.toLowerCase())
  await desk.getByRole('button', { name: '核验' }).click()
  await expect(desk.getByText('调档函：有效')).toBeVisible()
  await expect(desk.getByText('热***䶮')).toBeVisible()
  await expect(desk.getByText('11010519491231')).toHaveCount(0)

  await page.getByRole('button', { name: '撤回申请' }).click()
  await page.getByRole('button', { name: '撤回调档' }).click()
  await expect(page.getByText('已作废')).toBeVisible()
  await desk.reload()
  await expect(desk.getByText('调档函：已作废')).toBeVisible()
  await office.close()
})

test('somebody follows a transfer that is over, certifies where the file lies and has it checked', async ({ page }) => {
  await page.goto(`/user/login?redirectUri=${encodeURIComponent('/archives/index?view=mine')}`)
  await signIn(page, accounts.seeker)
  await page.getByRole('link', { name: /^浔阳财经学院档案馆/ }).click()
  await expect(page.getByText('回执已退，办结')).toBeVisible()
  await expect(page.getByText(/中国邮政机要通信/)).toBeVisible()
  await page.getByRole('link', { name: '我的档案', exact: true }).click()
  await page.getByRole('button', { name: '开具存档证明' }).click()
  await expect(page.getByRole('heading', { name: '存档证明' }).first()).toBeVisible()
  const code =
    (
      await page
        .getByText(/^核验码/)
        .first()
        .textContent()
    )
      ?.replace(/核验码|-/g, '')
      .trim() ?? ''
  await page.goto(`/archives/index?verify=${code}`)
  await expect(page.getByText('存档证明：有效')).toBeVisible()
})

import { expect, type Page } from 'playwright/test'
import { residentIdCheck } from '#contract/rules/resident-id'
import { solveChallenge } from './guest.ts'
import { test } from './visitor.ts'

interface Candidate {
  number: string
  name: string
  digits: string
}

/** Registrations of the sample content that wait for their fee; each project pays its own. */
const candidates: Readonly<Record<string, readonly [Candidate, Candidate, Candidate]>> = {
  desktop: [
    { number: '3601030003', name: '欧阳静姝', digits: '36240119970926006' },
    { number: '3601040004', name: '热合曼·䶮', digits: '36010319980110007' },
    { number: '3601050005', name: '涂思源', digits: '36012119960430225' },
  ],
  phone: [
    { number: '3601060006', name: '刘𠮷', digits: '36220119940817003' },
    { number: '3601070007', name: '万里红', digits: '36011119921205168' },
    { number: '3601080008', name: '熊建业', digits: '36042919910223119' },
  ],
}

async function lookUp(page: Page, { number, name, digits }: Candidate) {
  await page.getByRole('textbox', { name: /^报名序号/ }).fill(number)
  await page.getByRole('textbox', { name: /^姓名/ }).fill(name)
  await page.getByRole('textbox', { name: /^身份证号码/ }).fill(digits + residentIdCheck(digits))
  await solveChallenge(page)
  await page.getByRole('button', { name: '查询报名' }).click()
}

async function goToCashier(page: Page) {
  await page.getByRole('checkbox', { name: /我已核对/ }).check()
  await page.getByRole('button', { name: '去支付 ¥50.00' }).click()
  await expect(page.getByRole('heading', { name: '沙箱收银台' })).toBeVisible()
}

test(
  'a candidate finds the registration, pays at the cashier, reads the receipt and need not pay again',
  { tag: '@gate' },
  async ({ page }, { project }) => {
    const [candidate] = candidates[project.name] ?? []
    if (!candidate) throw new Error('no candidate for this project')
    await page.goto('/payment/index')
    await lookUp(page, candidate)
    await expect(page.getByText('待支付')).toBeVisible()
    await goToCashier(page)
    await expect(page.getByText('¥50.00')).toBeVisible()
    await expect(page.getByText(/不会真的扣款/)).toBeVisible()
    await page.getByRole('button', { name: '支付成功' }).focus()
    await page.keyboard.press('Enter')

    await expect(page.getByText('支付成功，报名成功')).toBeVisible()
    await expect(page).toHaveURL(/\/payment\/index\?order=JF\d{8}-[A-Z0-9]{12}/)
    await expect(page.getByRole('heading', { name: '考试缴费凭证' })).toBeVisible()
    await expect(page.getByRole('button', { name: '打印缴费凭证' })).toBeVisible()
    const order = new URL(page.url()).searchParams.get('order') ?? ''

    await page.goBack()
    await expect(page.getByText(/不会再次扣款/)).toBeVisible()
    await page.getByRole('link', { name: '查看支付结果' }).click()
    await expect(page.getByText('支付成功，报名成功')).toBeVisible()

    await page.goto('/payment/index')
    await lookUp(page, candidate)
    await expect(page.getByText('考试费已缴纳，报名成功，无需重复缴费。')).toBeVisible()
    await expect(page.getByRole('button', { name: /去支付/ })).toHaveCount(0)

    await page.goto('/payment/index?view=find')
    await page.getByRole('textbox', { name: /^订单号/ }).fill(order.toLowerCase())
    await page.getByRole('button', { name: '查询订单' }).click()
    await expect(page.getByText('支付成功，报名成功')).toBeVisible()
  },
)

test('a payment that failed is repeated, and what was given up too, until it is paid', async ({ page }, {
  project,
}) => {
  const [, candidate] = candidates[project.name] ?? []
  if (!candidate) throw new Error('no candidate for this project')
  await page.goto('/payment/index')
  await lookUp(page, candidate)
  await goToCashier(page)
  await page.getByRole('button', { name: '支付失败' }).click()
  await expect(page.getByText('支付没有成功')).toBeVisible()
  await page.getByRole('button', { name: '重新支付' }).click()
  await page.getByRole('button', { name: '放弃支付' }).click()
  await expect(page.getByText('订单已取消')).toBeVisible()
  await page.getByRole('button', { name: '重新支付' }).click()
  await page.getByRole('button', { name: '支付成功' }).click()
  await expect(page.getByText('支付成功，报名成功')).toBeVisible()
})

test('a stranger with another identity number gets nothing, keeps what was typed, and reads the posts', async ({
  page,
}, { project }) => {
  const [, , candidate] = candidates[project.name] ?? []
  if (!candidate) throw new Error('no candidate for this project')
  await page.goto('/payment/index')
  await lookUp(page, { ...candidate, digits: '11010519491231002' })
  await expect(page.getByText(/没有查到。请核对报名序号/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^报名序号/ })).toHaveValue(candidate.number)
  await expect(page.getByText(candidate.name)).toHaveCount(0)

  await page.getByRole('link', { name: '招聘岗位' }).click()
  await page.getByRole('searchbox', { name: /查找岗位/ }).fill('护士')
  await page.getByRole('button', { name: '查找' }).click()
  await expect(page).toHaveURL(/t=/)
  await page.getByRole('link', { name: '护士长' }).click()
  await expect(page.getByRole('heading', { name: '任职要求' })).toBeVisible()
  await expect(page.getByText('江西省就业创业服务中心第三方招聘')).toBeVisible()
})

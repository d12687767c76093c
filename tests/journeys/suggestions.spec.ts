import { expect } from 'playwright/test'
import { solveChallenge } from './guest.ts'
import { accounts, freshPhone, signIn } from './people.ts'
import { test } from './visitor.ts'

test('a guest asks the office, loses nothing to a refusal, and finds the letter again by its ticket', async ({
  page,
}) => {
  const phone = freshPhone()
  await page.goto('/suggestions')
  await page.getByRole('radio', { name: '建议' }).check()
  await page.getByRole('textbox', { name: /^标题/ }).fill('建议窗口增加午间值班')
  const body = page.getByRole('textbox', { name: /^内容/ })
  await body.fill('长'.repeat(10_000))
  await page.getByRole('textbox', { name: /^称呼/ }).fill('热合曼·䶮')
  await page.getByRole('textbox', { name: /^手机号/ }).fill(phone)
  const photo = { name: '排队照片.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
  await page.getByLabel('选择文件').setInputFiles(photo)
  await solveChallenge(page)
  await page.getByRole('button', { name: '提交意见' }).click()
  await expect(page.getByRole('link', { name: '内容最多 2000 个字' })).toBeVisible()
  await expect(body).toHaveValue('长'.repeat(10_000))

  await body.fill('午休时办事的人多，建议 12 点到 14 点保留一个窗口。')
  await page.getByRole('button', { name: '提交意见' }).click()
  const ticket = /YJ\d{8}-\d{6}/.exec((await page.getByText(/受理编号 YJ/).textContent()) ?? '')?.[0] ?? ''
  expect(ticket).not.toBe('')

  await page.getByRole('link', { name: '查询进度' }).last().click()
  await page.getByRole('textbox', { name: /^受理编号/ }).fill(ticket)
  await page.getByRole('textbox', { name: /^手机号/ }).fill(freshPhone())
  await solveChallenge(page)
  await page.getByRole('button', { name: '查询进度' }).click()
  await expect(page.getByText(/没有查到/)).toBeVisible()

  await page.getByRole('textbox', { name: /^手机号/ }).fill(phone)
  await solveChallenge(page)
  await page.getByRole('button', { name: '查询进度' }).click()
  await expect(page.getByRole('heading', { name: '建议窗口增加午间值班' })).toBeVisible()
  await expect(page.getByText('已收到').first()).toBeVisible()
  await expect(page.getByText('排队照片.pdf')).toBeVisible()
})

test('a public answer is found by a word, and the account sees its own letters', async ({ page }) => {
  await page.goto('/suggestions?view=answers')
  await page.getByRole('searchbox', { name: '在答复中查找' }).fill('调档函')
  await page.getByRole('button', { name: '查找' }).click()
  await expect(page).toHaveURL(/t=/)
  await page.getByText('调档函过期了怎么办').click()
  await expect(page.getByText(/过期的调档函不能再使用/)).toBeVisible()

  await page.goto(`/user/login?redirectUri=${encodeURIComponent('/suggestions?view=progress')}`)
  await signIn(page, accounts.seeker)
  await expect(page.getByRole('heading', { name: '会计继续教育学时怎么认定' })).toBeVisible()
  await expect(page.getByText('门户运行科办理中')).toBeVisible()
})

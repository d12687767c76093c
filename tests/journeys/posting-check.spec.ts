import { randomInt } from 'node:crypto'
import { expect } from 'playwright/test'
import { writePosting } from './employer.ts'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

test('a posting that shuts people out is stopped with the rule and the place, loses nothing, and is published once it is put right', async ({
  page,
}) => {
  const title = `成本会计${randomInt(1_000_000)}号岗`
  await page.goto('/org/login?redirectUri=%2Fmanage%2Fcenter')
  await signIn(page, accounts.employer)
  await expect(page).toHaveURL(/\/manage\/center$/)

  await writePosting(page, { title, duties: '负责成本核算与月结。\n限女性，入职前缴纳服装费。' })
  const contract = page.getByLabel(/^合同期限/)
  await contract.selectOption({ label: '一年以上不满三年' })
  await page.getByLabel(/^试用期/).selectOption({ label: '6个月' })
  await page.getByRole('button', { name: '检查并发布' }).click()

  await test.step('says what, where and by which rule', async () => {
    const summary = page.getByRole('group', { name: '有 2 处需要修改' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([/试用期最长 2\s个月/, /不得以性别为条件/])
    await expect(page.locator('mark')).toHaveText(['6个月', '限女性', '服装费'])
    await expect(page.getByText('依据：《劳动合同法》第九条')).toBeVisible()
  })

  await test.step('is not published past the page either', async () => {
    await page.reload()
    const duties = page.getByRole('textbox', { name: /^岗位职责/ })
    await expect(duties).toHaveValue('负责成本核算与月结。\n限女性，入职前缴纳服装费。')
    await page.goto(`/job-search?t=${title}`)
    await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(0)
    await page.goBack()
  })

  await test.step('asks for the guaranteed base where only commission is stated', async () => {
    const bonus = page.getByLabel(/^绩效或提成/)
    await contract.selectOption({ label: '三年以上' })
    await bonus.selectOption({ label: '用文字说明' })
    await page.getByLabel(/^绩效或提成说明/).fill('按季度考核发放')
    await page.getByRole('button', { name: '检查并发布' }).click()
    await expect(page.getByRole('link', { name: /请写明保底的基本工资/ })).toBeVisible()
    await page.getByLabel(/^最低基本工资/).fill('4000')
  })

  await test.step('is published once it is put right, with advice that stops nobody', async () => {
    await page.getByRole('textbox', { name: /^岗位职责/ }).fill('负责成本核算与月结。\n完成领导交办的其他工作。')
    await page.getByRole('button', { name: '检查并发布' }).click()
    await expect(page.getByText('建议修改，不影响发布（1 处）')).toBeVisible()
    await page.getByRole('button', { name: '发布职位', exact: true }).click()
    await expect(page).toHaveURL(/\/manage\/jobs\?published=/)
    await page.goto(`/job-search?t=${title}`)
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await expect(page.getByRole('region', { name: '薪资构成' })).toContainText(
      /基本工资\s*4000\s元\/月\s*绩效或提成\s*按季度考核发放/,
    )
  })
})

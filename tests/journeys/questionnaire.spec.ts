import { expect } from 'playwright/test'
import { solveChallenge } from './guest.ts'
import { test } from './visitor.ts'

test('a guest answers along a branch, reloads half-way, sends, and is told kindly the second time', async ({
  page,
}) => {
  await page.goto('/questionnaire/jtjj')
  await expect(page.getByRole('heading', { level: 2, name: '家庭情况' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveAttribute('data-ready', 'true')
  await page.getByRole('button', { name: '下一页' }).click()
  await expect(page.getByRole('group', { name: /处需要修改/ })).toBeVisible()
  await page.getByRole('radio', { name: '25—34 岁' }).check()
  await page.getByRole('combobox', { name: /设区市/ }).selectOption({ label: '赣州市' })
  await page.getByRole('textbox', { name: /^共同生活/ }).fill('4')
  await page.getByRole('textbox', { name: /^其中有工资/ }).fill('2')
  await page.getByRole('checkbox', { name: '零工' }).check()
  await page.getByRole('button', { name: '下一页' }).click()

  await expect(page.getByRole('heading', { level: 2, name: '就业状况' })).toBeVisible()
  await page.getByRole('radio', { name: '受雇上班' }).check()
  await expect(page.getByRole('group', { name: /月均收入/ })).toBeVisible()
  await page.getByRole('radio', { name: '没有工作，正在找' }).check()
  await expect(page.getByRole('group', { name: /月均收入/ })).toBeHidden()
  await page.getByRole('radio', { name: '1—3 个月' }).check()

  await page.reload()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('radio', { name: '1—3 个月' })).toBeChecked()
  await page.getByRole('checkbox', { name: '技能不足' }).check()
  await page.getByRole('button', { name: '下一页' }).click()

  await expect(page.getByRole('heading', { level: 2, name: '服务评价' })).toBeVisible()
  for (const choice of await page.getByRole('radio', { name: '满意', exact: true }).all()) await choice.check()
  await page.getByRole('radio', { name: /很好/ }).check({ force: true })
  await solveChallenge(page)
  await page.getByRole('button', { name: '提交问卷' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '谢谢您的回答' })).toBeVisible()

  await page.goto('/questionnaire/jtjj')
  await expect(page.getByText('您已经答过这份问卷')).toBeVisible()
  await expect(page.getByRole('button', { name: '下一页' })).toHaveCount(0)
})

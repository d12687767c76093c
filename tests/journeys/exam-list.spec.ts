import { expect } from 'playwright/test'
import { residentIdCheck } from '#contract/rules/resident-id'
import { solveChallenge } from './guest.ts'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

/** Registrations of the sample content that no other journey pays for; each project keeps its own. */
const candidates: Readonly<Record<string, readonly [number: string, name: string, digits: string]>> = {
  desktop: ['3601090009', '喻佳宁', '36010420010619302'],
  phone: ['3601100010', '饶文博', '36252519970103055'],
}

test('a seeker keeps an exam registration at the account, finds the way to pay, and takes it out again', async ({
  page,
}, { project }) => {
  const [number, name, digits] = candidates[project.name] ?? []
  if (!number || !name || !digits) throw new Error('no candidate for this project')
  await page.goto('/user/login?redirectUri=%2Fuser%2Fexam-list')
  await signIn(page, accounts.otherSeeker)
  await page.getByRole('link', { name: '加入报名' }).first().click()
  await page.getByRole('textbox', { name: /^报名序号/ }).fill(number)
  await page.getByRole('textbox', { name: /^姓名/ }).fill(name)
  await page.getByRole('textbox', { name: /^身份证号码/ }).fill(digits + residentIdCheck(digits))
  await solveChallenge(page)
  await page.getByRole('button', { name: '加入我的考试报名' }).click()
  await expect(page).toHaveURL(url => url.search === `?number=${number}`)
  await expect(page.getByRole('button', { name: '去支付 ¥50.00' })).toBeVisible()

  await page.goto('/user/exam-list')
  const kept = page.getByRole('listitem').filter({ hasText: number, has: page.getByRole('button', { name: /^更多/ }) })
  await expect(kept.getByText('待支付')).toBeVisible()
  await expect(kept.getByRole('link', { name: '去缴费' })).toHaveAttribute('href', `/user/exam-list?number=${number}`)
  await kept.getByRole('button', { name: /^更多/ }).click()
  await page.getByRole('menuitem', { name: '移除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click()
  await expect(kept).toHaveCount(0)
})

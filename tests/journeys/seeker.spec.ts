import { expect, test } from 'playwright/test'
import { accounts, registerSeeker, signIn } from './people.ts'

test('a visitor finds accounting jobs in 赣州 and is asked to sign in only on applying, then returns to the very job', async ({
  page,
}) => {
  await page.goto('/')
  await page.goto('/job-search')
  const search = page.getByRole('main').getByRole('search')
  await search.getByLabel('搜索词').fill('会计')
  await search.getByLabel('工作地点').selectOption({ label: '赣州市' })
  await search.getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL(/t=%E4%BC%9A%E8%AE%A1.*city=360700|city=360700.*t=/)
  await page.goto(`${page.url()}&wage=3`)
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  const title = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.trim())
  const job = new URL(page.url()).pathname
  await page.getByRole('link', { name: '投递简历' }).first().click()
  await expect(page).toHaveURL(/\/user\/login\?redirectUri=/)
  await signIn(page, accounts.seeker)
  await expect(page).toHaveURL(url => url.pathname === job)
})

test('registers with a code from the outbox, begins a resume, leaves half-way and finds it again as it was typed', async ({
  page,
}) => {
  await page.goto(`/user/register?redirectUri=${encodeURIComponent('/user/resume/create')}`)
  await registerSeeker(page)
  await expect(page).toHaveURL(/\/user\/resume\/create/)

  await page.getByLabel('简历名称').fill('财务岗位简历')
  await page.getByRole('button', { name: /创建|新建|开始/ }).click()
  await expect(page).toHaveURL(/\/user\/resume\/page\//)
  const resume = new URL(page.url()).pathname
  await page.goto(`${resume}?section=basic`)
  await page.getByRole('textbox', { name: /^姓名/ }).fill('阿卜杜·热合曼')
  await expect(page.getByText(/已保存/)).toBeVisible()

  await page.goto('/')
  await page.goto(`${resume}?section=basic`)
  await expect(page.getByRole('textbox', { name: /^姓名/ })).toHaveValue('阿卜杜·热合曼')
})

test('loses nothing that was typed when the session ends in the middle of the resume form', async ({ page }) => {
  await page.goto(`/user/register?redirectUri=${encodeURIComponent('/user/resume/create')}`)
  const phone = await registerSeeker(page)
  await page.getByLabel('简历名称').fill('我的简历')
  await page.getByRole('button', { name: /创建|新建|开始/ }).click()
  await expect(page).toHaveURL(/\/user\/resume\/page\//)
  const resume = new URL(page.url()).pathname
  await page.goto(`${resume}?section=evaluation`)
  const evaluation = page.getByRole('textbox', { name: /自我评价/ })
  await expect(evaluation).toBeVisible()
  // The session ends behind the page's back: the token in this browser is no longer good.
  await page.evaluate(() => localStorage.setItem('at', 'forged-token'))
  await evaluation.fill('踏实细致，熟悉金税系统。')
  await expect(page).toHaveURL(/\/user\/login\?redirectUri=/, { timeout: 15_000 })
  await signIn(page, phone)
  await expect(page).toHaveURL(url => url.pathname === resume)
  await expect(page.getByRole('textbox', { name: /自我评价/ })).toHaveValue('踏实细致，熟悉金税系统。')
})

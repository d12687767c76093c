import { randomInt } from 'node:crypto'
import { expect } from 'playwright/test'
import { publish } from './employer.ts'
import { accounts, registerSeeker, signIn } from './people.ts'
import { beginResume } from './resume.ts'
import { test } from './visitor.ts'

/** Breaks out of whatever it is put into, and then leaves a mark on the document. */
const script = `</script><script>document.documentElement.id='broken'</script><img src=x onerror="document.documentElement.id='broken'">`

test('a script in a resume is text, and rare characters of a name stay as they are', async ({ page }) => {
  await page.goto(`/user/register?redirectUri=${encodeURIComponent('/user/resume/create')}`)
  await registerSeeker(page)
  const path = await beginResume(page, '<b>简历</b>')
  await expect(page.getByRole('heading', { level: 1, name: '<b>简历</b>' })).toBeVisible()
  await page.goto(`${path}?section=basic`)
  await page.getByRole('textbox', { name: /^姓名/ }).fill('䶮𠮷·娜扎')
  await expect(page.getByText(/^已保存/)).toBeVisible()
  await page.goto(`${path}?section=evaluation`)
  await page.getByRole('textbox', { name: /^自我评价/ }).fill(script)
  await expect(page.getByText(/^已保存/)).toBeVisible()

  await page.goto(`${path}?view=preview`)
  await expect(page.getByRole('heading', { name: '䶮𠮷·娜扎' })).toBeVisible()
  await expect(page.getByText(script)).toBeVisible()
  await expect(page.getByRole('article').locator('script, img, b')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveId('broken')
})

test('a script in a posting is text: in the list, on its page, and in what search engines read', {
  tag: '@gate',
}, async ({ page }) => {
  const mark = randomInt(1_000_000)
  const title = `会计<script>${mark}</script>`
  await page.goto('/org/login?redirectUri=/manage/center')
  await signIn(page, accounts.employer)
  await expect(page).toHaveURL(url => url.pathname === '/manage/center')
  await publish(page, { title, duties: `负责日常账务处理${script}`, requirements: script })
  const id = new URL(page.url()).searchParams.get('published')

  await page.goto(`/job-details/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(page.getByRole('main').getByText(script, { exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator('script:not([type="application/ld+json"]), img[src="x"]')).toHaveCount(0)
  const posting = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(posting ?? '{}')).toMatchObject({ '@type': 'JobPosting', title })
  await page.goto(`/job-search?t=${mark}`)
  await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(1)
  await expect(page.locator('html')).not.toHaveId('broken')
})

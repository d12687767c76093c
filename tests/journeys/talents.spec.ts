import { randomInt } from 'node:crypto'
import { expect } from 'playwright/test'
import { accounts, registerEmployer, registerSeeker, signIn } from './people.ts'
import { openFilters } from './results.ts'
import { beginResume, candidate, writeRequiredSections } from './resume.ts'
import { test } from './visitor.ts'

test('a guest finds people without names, narrows down, and is asked for the employer’s sign-in on opening one', async ({
  page,
  isMobile,
}) => {
  await page.goto('/resume/search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('简历搜索')
  await page.getByRole('main').getByRole('searchbox').fill('会计')
  await page.getByRole('main').getByRole('button', { name: '搜索' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('会计简历搜索')
  const filters = await openFilters(page, isMobile)
  await filters.getByRole('link', { name: '本科及以上', exact: true }).click()
  await expect(page).toHaveURL(/education=70/)
  if (isMobile) await page.getByRole('button', { name: /^查看 \d+\+?\s份简历$/ }).click()
  await expect(page.getByRole('link', { name: '移除 本科及以上' })).toBeVisible()
  const first = page.getByRole('main').getByRole('article').first()
  await expect(first).toContainText(/本科|研究生/)
  await expect(first).not.toContainText('**')

  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/org\/login\?redirectUri=/)
  await signIn(page, accounts.newEmployer)
  await expect(page).toHaveURL(/\/resume\/info\/.*view=talent/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^.\*\*的简历$/u)
})

test('an employer downloads and keeps a resume; its owner sees who looked, and blocks the company', async ({
  page,
  browser,
}) => {
  test.slow()
  const seeker = await browser.newContext()
  const mine = await seeker.newPage()
  let id = ''
  await test.step('writes a resume, which is open', async () => {
    await mine.goto(`/user/register?redirectUri=${encodeURIComponent('/user/resume/create')}`)
    await registerSeeker(mine)
    await expect(mine).toHaveURL(/\/user\/resume\/create/)
    await mine.getByRole('radio', { name: /^公开/ }).check()
    const path = await beginResume(mine)
    await writeRequiredSections(mine, path)
    id = path.split('/').at(-1) ?? ''
  })

  await test.step('is found at once, masked', async () => {
    await page.goto(
      `/org/login?redirectUri=${encodeURIComponent('/enterprise/search-talent?city=360700&education=70')}`,
    )
    await signIn(page, accounts.employer)
    await page.getByRole('main').locator(`a[href="/resume/info/${id}?view=talent"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('𠮷**的简历')
    await expect(page.getByText(candidate.name)).toHaveCount(0)
  })

  await test.step('shows the contact after a download, and is kept', async () => {
    await page.getByRole('button', { name: '下载简历，查看联系方式' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '下载简历' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${candidate.name}的简历`)
    await page.getByRole('button', { name: '收藏', exact: true }).click()
    await expect(page.getByRole('button', { name: '取消收藏' })).toBeVisible()
    await page.goto('/enterprise/talents?tab=downloads')
    await expect(page.locator(`a[href="/resume/info/${id}?view=talent"]`)).toBeVisible()
  })

  await test.step('is invited from the list of those that were kept', async () => {
    const kept = page.getByRole('listitem').filter({ has: page.locator(`a[href="/resume/info/${id}?view=talent"]`) })
    await kept.getByRole('button', { name: `邀请应聘：${candidate.name}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio').first().check()
    await dialog.getByRole('textbox', { name: /^留言/ }).fill('想请您来聊聊')
    await dialog.getByRole('button', { name: '发出邀请' }).click()
    await expect(page.getByText('已发出邀请，求职者会收到消息')).toBeVisible()
  })

  await test.step('finds the invitation in messages, and applies with one press', async () => {
    await mine.goto('/message')
    await expect(mine.getByText(/邀请您应聘/).first()).toBeVisible()
    await mine.goto('/user/invitation-list')
    await mine.getByRole('link', { name: '应聘邀请' }).click()
    const invitation = mine.getByRole('main').getByRole('listitem').filter({ hasText: '想请您来聊聊' })
    await expect(invitation).toHaveCount(1)
    await invitation.getByRole('button', { name: /^投递：/ }).click()
    await expect(invitation).toContainText('已投递')
    await expect(invitation.getByRole('button')).toHaveCount(0)
  })

  let company = ''
  await test.step('its owner is told, sees who looked and for what, and blocks the company', async () => {
    await mine.goto('/message')
    await expect(mine.getByText(/下载了您的简历/).first()).toBeVisible()
    await mine.goto('/user/resume-list?tab=looks')
    const looks = mine
      .getByRole('list', { name: '谁看过我的简历' })
      .locator(':scope > li')
      .filter({ hasText: candidate.title })
    await expect(looks).toHaveCount(3)
    await expect(looks.filter({ hasText: '收到投递' })).toHaveCount(1)
    await expect(looks.filter({ hasText: '下载简历' })).toHaveCount(1)
    await expect(looks.filter({ hasText: '搜索浏览' })).toHaveCount(1)
    company = (await looks.first().getByRole('link').textContent()) ?? ''
    await mine.getByRole('link', { name: '屏蔽单位' }).click()
    await mine.getByRole('combobox', { name: /^要屏蔽的单位/ }).fill(company)
    await mine.getByRole('option', { name: company }).click()
    await mine.getByRole('button', { name: '屏蔽这家单位' }).click()
    await expect(mine.getByRole('button', { name: `取消屏蔽：${company}` })).toBeVisible()
  })

  await test.step('and is there for the company no more', async () => {
    await page.goto(`/resume/info/${id}?view=talent`)
    await expect(page.getByRole('heading', { name: '这份简历现在不公开' })).toBeVisible()
    await page.goto('/enterprise/talents?tab=downloads')
    await expect(page.getByText(/求职者已隐藏或不再公开这份简历/).first()).toBeVisible()
    await page
      .getByRole('checkbox', { name: /求职者已隐藏/ })
      .first()
      .check()
    await page.getByRole('button', { name: /^删除下载/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除下载' }).click()
    await expect(page.getByText('已移除')).toBeVisible()
  })
  await seeker.close()
})

test('an employer reads recommendations with their reasons', async ({ page }) => {
  await page.goto(`/org/login?redirectUri=${encodeURIComponent('/enterprise/recommend')}`)
  await signIn(page, accounts.employer)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('推荐人才')
  await expect(page.getByText(/^推荐理由：.*职类相符/).first()).toBeVisible()
})

test('a new employer switches recommendations off, which lasts, and on again', async ({ page }) => {
  await page.goto('/org/register')
  await registerEmployer(page, `赣州市虔州人力${randomInt(1_000_000)}有限公司`)
  await expect(page).toHaveURL(url => url.pathname === '/manage/center')
  await page.goto('/enterprise/recommend')
  const none = page.getByText('没有在招职位')
  const turn = page.getByRole('switch', { name: /按在招职位推荐人才/ })
  await expect(none).toBeVisible()
  await turn.click()
  await expect(page.getByText(/推荐已关闭/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/推荐已关闭/)).toBeVisible()
  await turn.click()
  await expect(none).toBeVisible()
})

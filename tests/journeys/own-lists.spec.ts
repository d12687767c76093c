import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from 'playwright/test'
import { publish } from './employer.ts'
import { accounts, registerEmployer, signIn } from './people.ts'
import { test } from './visitor.ts'

/** Pixels that a row may be high: what one looks over, not what one scrolls through. */
const ROW = { desktop: 80, phone: 132 } as const

/** Words of actions that take something away. */
const TAKES_AWAY = /删除|移除|撤回|取消收藏|下架|不再|清空/

async function enter(page: Page, path: string, role: 'seeker' | 'employer') {
  await page.goto(`${role === 'seeker' ? '/user/login' : '/org/login'}?redirectUri=${encodeURIComponent(path)}`)
  await signIn(page, accounts[role])
  await expect(page).toHaveURL(url => url.pathname + url.search === path)
}

/** Rows with something to do, those without an action of their own left out. */
const rowsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^更多/ }) })

/** Rows are low, say at most one thing that can be done beside what opens them, and nothing that takes away. */
async function lookOver(page: Page, isMobile: boolean) {
  const rows = rowsOf(page)
  await expect(rows.first()).toBeVisible()
  const heights = await rows.evaluateAll(all => all.map(row => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(isMobile ? ROW.phone : ROW.desktop)
  await expect(rows.getByRole('button', { name: TAKES_AWAY }).filter({ visible: true })).toHaveCount(0)
  for (const row of await rows.all()) {
    const actions = row.locator('[data-part=actions]').getByRole('button').filter({ visible: true })
    expect(await actions.count()).toBeLessThanOrEqual(2)
  }
}

async function openMore(page: Page, row: Locator) {
  await row.getByRole('button', { name: /^更多/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

test('rows of a seeker’s own lists are low, and what takes one away stands behind “更多” and is asked', async ({
  page,
  isMobile,
}) => {
  await enter(page, '/manage/user/position', 'seeker')
  await lookOver(page, isMobile)
  await openMore(page, rowsOf(page).first())
  await page.getByRole('menuitem', { name: /^(撤回投递|删除记录)$/ }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText(/不能再投递/)
  await page.keyboard.press('Escape')
  await expect(asked).toHaveCount(0)

  await test.step('a look at a job is taken off the list', async () => {
    await page.goto('/job-search')
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    const title = (await link.innerText()).trim()
    const job = (await link.getAttribute('href')) ?? ''
    // What is looked at nobody waits for: who leaves at once may not have been seen.
    await expect(async () => {
      await page.goto(job)
      await expect(page.getByRole('button', { name: '投递简历' }).first()).toBeVisible()
      await page.goto('/manage/user/browse')
      await expect(rowsOf(page).first()).toContainText(title, { timeout: 5_000 })
    }).toPass()
    await lookOver(page, isMobile)
    const row = rowsOf(page).filter({ has: page.locator(`a[href='${job}']`) })
    await openMore(page, row)
    await expect(page.getByRole('menuitem', { name: '看这家单位' })).toBeVisible()
    await page.getByRole('menuitem').last().click()
    await expect(row).toHaveCount(0)
  })
})

test('rows of an employer’s jobs are low, and several are chosen and changed together', async ({ page, isMobile }) => {
  await enter(page, '/manage/jobs', 'employer')
  await lookOver(page, isMobile)
  const batch = page.getByRole('button', { name: '下架所选' })
  await expect(batch).toHaveCount(0)
  await rowsOf(page).first().getByRole('checkbox').check()
  await expect(batch).toBeInViewport()
  await openMore(page, rowsOf(page).first())
  await expect(page.getByRole('menuitem').first()).toBeVisible()
})

test('an employer’s jobs that were taken down are published again together, until one last day', async ({ page }) => {
  test.slow()
  const number = randomInt(1_000_000)
  const titles = [`总账会计${number}号岗`, `成本会计${number}号岗`] as const
  // A company of its own: nobody waits for its jobs, and nobody is told that they are gone.
  await page.goto('/org/register?redirectUri=%2Fmanage%2Fjobs')
  await registerEmployer(page, `赣州市批量${number}有限公司`)
  await expect(page.getByRole('heading', { level: 1, name: '职位管理' })).toBeVisible()
  for (const title of titles) await publish(page, { title })
  await page.goto('/manage/jobs')
  const dialog = page.getByRole('dialog')
  const again = page.getByRole('button', { name: '重新发布所选' })

  await page.getByRole('checkbox', { name: '全选本页' }).press('Space')
  await expect(again).toHaveCount(0)
  await page.getByRole('button', { name: '下架所选' }).click()
  await dialog.getByRole('radio', { name: '暂停招聘' }).check()
  await dialog.getByRole('button', { name: '下架职位' }).click()
  await expect(page.getByText(/^2\s个职位已下架$/)).toBeVisible()

  await page.getByRole('checkbox', { name: '全选本页' }).press('Space')
  await again.click()
  const day = await dialog.getByLabel(/^新的截止日期/).inputValue()
  await dialog.getByRole('button', { name: '重新发布' }).click()
  await expect(page.getByText(/^2\s个职位已重新发布$/)).toBeVisible()
  for (const title of titles) {
    const row = rowsOf(page).filter({ hasText: title })
    await expect(row).toContainText('在招')
    await expect(row).toContainText(day)
  }
})

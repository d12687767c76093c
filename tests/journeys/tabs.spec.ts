import { expect, type Page } from 'playwright/test'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

const mine = (page: Page) => page.getByRole('button', { name: /的菜单$/ })
const wayIn = (page: Page) => page.getByRole('link', { name: '个人登录/注册' })

/** The time it takes is told in the JSON report (`--reporter=json`). */
test('signing out in one of three tabs signs out the other two', async ({ page, context }) => {
  await page.goto('/user/login?redirectUri=/job-search')
  await signIn(page, accounts.seeker)
  await expect(page).toHaveURL(url => url.pathname === '/job-search')
  const others = [await context.newPage(), await context.newPage()]
  for (const other of others) {
    await other.goto('/job-search')
    await expect(mine(other)).toBeVisible()
  }
  await page.bringToFront()
  const begun = performance.now()
  await mine(page).click()
  await page.getByRole('menuitem', { name: '退出' }).click()
  await Promise.all(others.map(other => expect(wayIn(other)).toBeVisible()))
  const description = `${Math.round(performance.now() - begun)} ms`
  test.info().annotations.push({ type: 'signed out in every tab', description })
})

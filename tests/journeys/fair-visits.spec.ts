import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page } from 'playwright/test'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

// Whoever is let in here is counted at the fair.
test.use({ apart: 'fair-visits' })

/** A coming fair of the sample content, for which visitors register. */
const ticketPage = '/recruitment/tickets/3'
const deskPage = '/manage/fair-desk/3'
const supervisor = '19900000032'

const main = (page: Page) => page.getByRole('main')

async function axe(page: Page) {
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])).toEqual([])
}

const isKept = (page: Page, scope: string) =>
  page.waitForFunction(async address => {
    const registration = await navigator.serviceWorker.getRegistration(address)
    return Boolean(registration?.active)
  }, scope)

/** A device of the office's own, at the desk. */
async function openDesk(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(`/org/login?redirectUri=${encodeURIComponent(deskPage)}`)
  await signIn(page, supervisor)
  await expect(page).toHaveURL(url => url.pathname === deskPage)
  return { context, page }
}

test('a visitor registers, and is let in once, with and without a network', { tag: '@gate-phone' }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await page.goto(`/user/login?redirectUri=${encodeURIComponent(ticketPage)}`)
  await signIn(page, accounts.seeker)
  const short = main(page).locator('article strong')
  await test.step('the visitor chooses a half hour and sees the ticket', async () => {
    await main(page)
      .getByRole('radio', { name: /10:00—10:30/ })
      .check()
    await main(page).getByRole('button', { name: '预约这个时段' }).click()
    await expect(main(page).getByRole('img', { name: '入场二维码' })).toBeVisible()
    await expect(short).toHaveText(/^\d{3} \d{3} \d{3}$/)
    await axe(page)
  })
  const code = await short.innerText()

  await test.step('which stays when the network and the page are gone', async () => {
    await isKept(page, ticketPage)
    await context.setOffline(true)
    await page.reload()
    await expect(main(page).getByText('没有网络，显示保存在这台设备上的入场码')).toBeVisible()
    await expect(short).toHaveText(code)
    await context.setOffline(false)
  })

  const { context: device, page: desk } = await openDesk(browser, baseURL)
  const show = async (text: string) => {
    await desk.getByRole('textbox', { name: /^入场短码/ }).fill(text)
    await desk.keyboard.press('Enter')
  }
  const verdict = (words: string) => desk.getByRole('status', { name: `核验结果：${words}` })

  await test.step('the desk says that it is days too early, and a supervisor lets the visitor in', async () => {
    await show(code)
    await expect(verdict('还没到时段')).toBeVisible()
    await axe(desk)
    await desk.getByRole('textbox', { name: /^放行原因/ }).fill('布展日提前入场')
    await desk.getByRole('button', { name: '主管放行' }).click()
    await expect(verdict('主管已放行')).toBeVisible()
    await expect(desk.getByText(/^在线/)).not.toContainText('待上传')
  })

  await test.step('in flight mode, reloaded, the desk knows that the visitor is in, and counts others', async () => {
    await isKept(desk, deskPage)
    await device.setOffline(true)
    await desk.reload()
    await expect(desk.getByText(/^离线检票中/)).toBeVisible()
    await show(code)
    await expect(verdict('已经入过场')).toBeVisible()
    await show('123 456 789')
    await expect(verdict('不是入场码')).toBeVisible()
    await desk.getByRole('button', { name: '无码入场 +1' }).click()
    await expect(desk.getByText(/1\s条记录待上传/)).toBeVisible()
  })

  await test.step('back on line it hands in what happened, and the visitor sees the time of entry', async () => {
    await device.setOffline(false)
    await expect(desk.getByText(/^在线/)).not.toContainText('待上传')
    await expect(desk.locator('dl').filter({ hasText: '场内' }).first()).toContainText('2')
    await page.reload()
    await expect(main(page).getByText(/已入场，每张入场码只能用一次/)).toBeVisible()
    await device.close()
  })
})

test('a visitor gives the place back, and whoever has no mandate has no desk', async ({ page, browser, baseURL }) => {
  await page.goto(`/user/login?redirectUri=${encodeURIComponent(ticketPage)}`)
  await signIn(page, accounts.otherSeeker)
  await main(page)
    .getByRole('radio', { name: /11:00—11:30/ })
    .check()
  await main(page).getByRole('button', { name: '预约这个时段' }).click()
  await main(page).getByRole('button', { name: '改约时段' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /09:30—10:00/ }).check()
  await dialog.getByRole('button', { name: '确认改约' }).click()
  await expect(main(page).getByText(/第 2\s版/)).toBeVisible()
  await page.goto('/recruitment/tickets')
  await expect(main(page).getByText(/09:30—10:00/)).toBeVisible()
  await page.goto(ticketPage)
  await main(page).getByRole('button', { name: '取消预约' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消预约' }).click()
  await expect(main(page).getByText('您没有预约这场招聘会')).toBeVisible()

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const stranger = await context.newPage()
  await stranger.goto(`/org/login?redirectUri=${encodeURIComponent(deskPage)}`)
  await signIn(stranger, accounts.employer)
  await expect(main(stranger).getByText('没有找到这个检票台')).toBeVisible()
  await context.close()
})

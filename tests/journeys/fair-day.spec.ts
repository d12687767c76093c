import { type Browser, expect, type Page } from 'playwright/test'
import {
  arrive,
  axe,
  fairOffice,
  freeFair,
  isKept,
  joinFair,
  main,
  openedAgo,
  readCode,
  takeBooth,
} from './fair-days.ts'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

// Fairs are held here that lie ahead elsewhere, and whoever comes is counted.
test.use({ apart: 'fair-day' })

/** Of the sample content: registration is open, and its first half hour begins at nine. */
const ahead = { id: '3', title: '新能源产业人才专场' } as const

const drawnCode = (page: Page) => main(page).getByRole('img', { name: '入场二维码' })

/** Types what a scanner reads, or a short code, and Enter. */
async function show(page: Page, code: string) {
  await page.getByRole('textbox', { name: /^入场短码/ }).fill(code)
  await page.keyboard.press('Enter')
}

test('a visitor goes from the calendar to a ticket, opens it without a network, and is counted at the gate', async ({
  page,
  context,
  browser,
}) => {
  const code = await test.step('finds the fair in the calendar and registers for its first half hour', async () => {
    await page.goto('/recruitment/advance')
    await expect(main(page).getByRole('table')).toBeVisible()
    const link = main(page).getByRole('link', { name: ahead.title, exact: true })
    if ((await link.count()) === 0) await main(page).getByRole('link', { name: '下个月' }).click()
    await link.click()
    await expect(page).toHaveURL(new RegExp(`/recruitment/page/${ahead.id}$`))
    await main(page).getByRole('link', { name: '登录后预约' }).click()
    await signIn(page, accounts.seeker)
    await main(page)
      .getByRole('radio', { name: /09:00—09:30/ })
      .check()
    await axe(page)
    await main(page).getByRole('button', { name: '预约这个时段' }).click()
    await main(page).getByRole('link', { name: '打开入场码' }).click()
    await expect(drawnCode(page)).toBeVisible()
    return readCode(drawnCode(page))
  })

  await test.step('opens the ticket where there is no network: the same code', async () => {
    await isKept(page, `/recruitment/tickets/${ahead.id}`)
    await context.setOffline(true)
    await page.reload()
    await expect(main(page).getByText('没有网络，显示保存在这台设备上的入场码')).toBeVisible()
    expect(await readCode(drawnCode(page))).toBe(code)
    await context.setOffline(false)
  })

  await openedAgo(ahead.id, 10)
  const desk = await arrive(browser, 'org', fairOffice.steward, `/manage/fair-desk/${ahead.id}`)
  const verdict = (words: string) => desk.getByRole('status', { name: `核验结果：${words}` })
  const inside = (count: number) =>
    expect(desk.locator('dl').filter({ hasText: '场内' }).first()).toContainText(new RegExp(`场内\\s*${count}\\s*人`))
  await test.step('is let in by a steward on the day, once, and counted', async () => {
    await show(desk, code)
    await expect(verdict('可以入场')).toBeVisible()
    await axe(desk)
    await inside(1)
    await show(desk, code)
    await expect(verdict('已经入过场')).toBeVisible()
    await expect(desk.getByRole('button', { name: '主管放行' })).toHaveCount(0)
    await desk.getByRole('button', { name: '无码入场 +1' }).click()
    await inside(2)
  })

  await test.step('reads when that was, and the organiser how many came', async () => {
    await page.reload()
    await expect(main(page).getByText(/已入场，每张入场码只能用一次/)).toBeVisible()
    const office = await arrive(browser, 'org', fairOffice.organiser, `/manage/fair-office/${ahead.id}`)
    await expect(main(office).getByText(/^预约\s1\s人，入场\s2\s人$/)).toBeVisible()
  })
})

/** The company's scanner at its booth, on a device of its own. */
async function openScanner(browser: Browser) {
  const employer = await arrive(browser, 'org', accounts.employer, '/manage/fair/onsite')
  const officer = await arrive(browser, 'org', fairOffice.organiser, '/manage/fair-office')
  const fair = await freeFair(employer)
  const participation = await joinFair(employer, officer, fair)
  await takeBooth(employer, participation)
  await openedAgo(fair, 10)
  await employer.goto(`/manage/fair/onsite?view=scan&id=${participation}`)
  return { employer, fair }
}

test('a booth scans a visitor without a network, and reads the resume that was chosen until it is taken back', async ({
  page,
  browser,
}) => {
  const { employer: booth, fair } = await openScanner(browser)
  const ticketPage = `/recruitment/tickets/${fair}`
  const code = await test.step('a visitor registers on the day and hands a resume to those who scan', async () => {
    await page.goto(`/user/login?redirectUri=${encodeURIComponent(ticketPage)}`)
    await signIn(page, accounts.seeker)
    await main(page).getByRole('radio', { disabled: false }).first().check()
    await main(page).getByRole('button', { name: '预约这个时段' }).click()
    await expect(drawnCode(page)).toBeVisible()
    await main(page)
      .getByRole('group', { name: /^哪一份简历/ })
      .getByRole('radio')
      .first()
      .check()
    await main(page)
      .getByRole('checkbox', { name: /^我已阅读，同意/ })
      .check()
    await axe(page)
    await main(page).getByRole('button', { name: '交给扫码的单位' }).click()
    await expect(main(page).getByRole('button', { name: '撤回简历' })).toBeVisible()
    return readCode(drawnCode(page))
  })

  const note = '做过总账，下周一下午可以面谈'
  const unsent = main(booth).getByRole('list', { name: '没有上传的登记' })
  await test.step('the booth, off line, writes down who it is and what comes next, and keeps it through a reload', async () => {
    await expect(booth.getByText('在线 · 全部已上传')).toBeVisible()
    await isKept(booth, '/manage/fair/onsite')
    await booth.context().setOffline(true)
    await show(booth, code)
    await expect(booth.getByRole('status', { name: '扫码结果：已登记' })).toBeVisible()
    await main(booth).getByRole('radio', { name: '约面试' }).check()
    await main(booth).getByRole('textbox', { name: /^备注/ }).fill(note)
    await expect(main(booth).getByText('已保存在这台设备上')).toBeVisible()
    await axe(booth)
    await main(booth).getByRole('button', { name: '好了，下一位' }).click()
    await booth.reload()
    await expect(main(booth).getByText('没有网络，照常扫码登记')).toBeVisible()
    await expect(unsent).toContainText(note)
  })

  const visitors = main(booth).getByRole('list', { name: '登记的求职者' })
  await test.step('the resume comes with the sync, and the visitor learns that it was read', async () => {
    await booth.context().setOffline(false)
    await expect(visitors).toContainText('林晓棠')
    await expect(visitors).toContainText(note)
    await expect(visitors).toContainText('约面试')
    await expect(unsent).toHaveCount(0)
    await visitors.getByRole('link', { name: '查看简历' }).click()
    await expect(main(booth).getByText('林晓棠').first()).toBeVisible()
    await page.reload()
    await expect(main(page).getByText(/，看过简历$/)).toBeVisible()
  })

  await test.step('once it is taken back, the booth reads it no more and keeps its own note', async () => {
    await main(page).getByRole('button', { name: '撤回简历' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回简历' }).click()
    await expect(main(page).getByText('简历已撤回')).toBeVisible()
    await booth.reload()
    await expect(main(booth).getByText('这份简历不能查看了')).toBeVisible()
    await expect(main(booth).getByText('林晓棠')).toHaveCount(0)
    await booth.goBack()
    await booth.reload()
    await expect(visitors).toContainText('已撤回简历')
    await expect(visitors).toContainText(note)
    await expect(visitors).not.toContainText('林晓棠')
  })
})

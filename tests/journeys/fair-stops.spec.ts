import { type Browser, expect, type Page } from 'playwright/test'
import { chooseBooth, listFairBooths, participationInfo } from '#contract/fair-bookings'
import { arrive, axe, fairOffice, joinFair, main, openedAgo, readCode, wireAs } from './fair-days.ts'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'

// Fairs are stopped here, and one is held that lies ahead elsewhere.
test.use({ apart: 'fair-stops' })

/** Nobody loads a page anew: what is told comes within this on a busy machine, and what is only asked for later. */
const soon = { timeout: 15_000 }
const reason = '北馆消防报警，正在疏散'

/** Whoever may stop a fair, with the reason written already. */
async function openOffice(browser: Browser, fair: string): Promise<Page> {
  const office = await arrive(browser, 'org', fairOffice.supervisor, `/manage/fair-office/${fair}/notices`)
  await main(office).getByRole('textbox', { name: /^原因/ }).fill(reason)
  return office
}

/** Stops the fair, asked once. */
async function stop(office: Page) {
  await main(office).getByRole('button', { name: '紧急暂停' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: '紧急暂停' }).click()
  await expect(main(office).getByRole('button', { name: '恢复招聘会' })).toBeVisible()
}

async function resume(office: Page) {
  await main(office).getByRole('button', { name: '恢复招聘会' }).click()
  await expect(main(office).getByRole('textbox', { name: /^原因/ })).toBeVisible()
}

test('a stop keeps everybody before the gate, and lets them in after it', async ({ page, browser }) => {
  await openedAgo('3', 10)
  await page.goto(`/user/login?redirectUri=${encodeURIComponent('/recruitment/tickets/3')}`)
  await signIn(page, accounts.seeker)
  await main(page).getByRole('radio', { disabled: false }).first().check()
  await main(page).getByRole('button', { name: '预约这个时段' }).click()
  const drawn = main(page).getByRole('img', { name: '入场二维码' })
  await expect(drawn).toBeVisible()
  const code = await readCode(drawn)
  const desk = await arrive(browser, 'org', fairOffice.steward, '/manage/fair-desk/3')
  const show = async (words: string) => {
    await desk.getByRole('textbox', { name: /^入场短码/ }).fill(code)
    await desk.keyboard.press('Enter')
    await expect(desk.getByRole('status', { name: `核验结果：${words}` })).toBeVisible()
  }
  await expect(desk.getByText(/^在线/)).toBeVisible()
  const office = await openOffice(browser, '3')

  await test.step('the desk lets nobody in, and the visitor reads why', async () => {
    await stop(office)
    await expect(desk.getByText('招聘会暂停中，先不放行')).toBeVisible(soon)
    await show('暂停入场')
    await expect(desk.getByRole('button', { name: '无码入场 +1' })).toBeDisabled()
    await expect(main(page).getByText('招聘会暂停入场')).toBeVisible(soon)
    await expect(main(page).getByText(reason)).toBeVisible()
    await axe(desk)
    await axe(page)
  })

  await test.step('the same code is good afterwards', async () => {
    await resume(office)
    await expect(desk.getByText('招聘会暂停中，先不放行')).toHaveCount(0, soon)
    await expect(main(page).getByText('招聘会暂停入场')).toHaveCount(0, soon)
    await show('可以入场')
  })
})

test('a stop pauses a stream on every screen that shows it, before anybody has touched the page', async ({
  page,
  browser,
}) => {
  await page.goto('/recruitment/active')
  await main(page)
    .getByRole('link', { name: /^进入会场/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/recruitment\/scene\/\d+$/)
  const fair = /\d+$/.exec(page.url())?.[0] ?? ''
  const lives = page.getByRole('region', { name: '直播和回放' })
  const stream = await lives.getByRole('link', { name: '云端会场岗位展播' }).getAttribute('href')
  await page.goto(String(stream))
  await expect(lives.getByRole('button', { name: '看直播' })).toBeVisible()
  const office = await openOffice(browser, fair)

  await stop(office)
  await expect(lives.getByText('直播暂停').first()).toBeVisible(soon)
  await expect(lives.getByText(reason)).toBeVisible()
  await expect(lives.getByRole('button', { name: '看直播' })).toHaveCount(0)
  await axe(page)
  await resume(office)
  await expect(lives.getByRole('button', { name: '看直播' })).toBeVisible(soon)
})

test('a stop holds a booth for as long as it lasts, and it can be paid afterwards', async ({ browser }) => {
  const employer = await arrive(browser, 'org', accounts.employer, '/manage/fair/onsite')
  const officer = await arrive(browser, 'org', fairOffice.organiser, '/manage/fair-office/2')
  const id = await joinFair(employer, officer, '2')
  const call = await wireAs(employer)
  const { booths } = await call(listFairBooths, { id })
  const free = booths.find(({ kind, state }) => kind === 'standard' && state === 'free')
  await call(chooseBooth, { id, booth: free?.id ?? '' })
  const heldUntil = async () => (await call(participationInfo, { id })).booth?.until ?? 0
  await employer.goto(`/manage/fair/onsite?view=one&id=${id}`)
  const pay = main(employer).getByRole('button', { name: /^去支付 ¥/ })
  const timer = main(employer).getByRole('timer')
  await expect(pay).toBeVisible()
  const office = await openOffice(browser, '2')
  const until = await heldUntil()

  const { earliest, latest, left } =
    await test.step('what is left of the hold stands still, and nobody pays', async () => {
      const before = Date.now()
      await stop(office)
      const after = Date.now()
      await expect(timer).toContainText('暂停中，剩余时间', soon)
      await expect(main(employer).getByText('招聘会暂停中', { exact: true })).toBeVisible()
      await expect(main(employer).getByText(reason)).toBeVisible()
      await expect(pay).toHaveCount(0)
      await axe(employer)
      return { earliest: before, latest: after, left: await timer.innerText() }
    })

  await test.step('it goes on with what was left', async () => {
    await expect(main(office).getByText('招聘会紧急暂停').first()).toBeVisible()
    expect(await timer.innerText()).toBe(left)
    const begun = Date.now()
    await resume(office)
    await expect(pay).toBeVisible(soon)
    await expect(main(employer).getByText('招聘会暂停中', { exact: true })).toHaveCount(0)
    const given = (await heldUntil()) - until
    expect(given).toBeGreaterThanOrEqual(begun - latest)
    expect(given).toBeLessThanOrEqual(Date.now() - earliest)
  })
})

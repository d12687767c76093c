import { type Browser, expect, type Page } from 'playwright/test'
import { examRoundInfo } from '#contract/exam-registrations'
import { pathTo } from '#contract/pages'
import { sql } from '../../server/db/sql.ts'
import { insertSandboxCharge } from '../../server/payments/sandbox-queries.ts'
import { wireOf } from './applicants.ts'
import { arrive } from './arriving.ts'
import { contact, type Registered, registered } from './exam-applicant.ts'
import { lookAfterRegistrations, onOwnDb } from './own-db.ts'
import { goToMoment } from './own-service.ts'
import { lastText } from './people.ts'
import { test } from './visitor.ts'

// The clock of its service goes past the end of paying.
test.use({ apart: 'exam-money', ownClock: true })

/** Nobody reviews before the fee of this one is paid. */
const EXAM = '102'
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]

const arriveAtOwn = (browser: Browser, { phone, id }: Registered, moment: number) =>
  arrive(browser, { at: pathTo('examApplyInfo', { id }), door: '/user/login', phone, moment })

/** From one's own registration to the cashier; the order's number. */
async function goToCashier(page: Page): Promise<string> {
  await page.getByRole('checkbox', { name: /^我已经/ }).check()
  await page.getByRole('button', { name: /去支付 ¥/ }).click()
  await expect(page.getByRole('heading', { name: '沙箱收银台' })).toBeVisible()
  return (await page.getByText(/^JF\d{8}-[A-Z0-9]{12}$/).textContent()) ?? ''
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const lookAt = (page: Page, order: string) => page.goto(pathTo('examPayNotify', null, { order }))

/** From what became of the payment to the registration. */
async function goToOwn(page: Page, { id }: Registered) {
  const own = page.getByRole('link', { name: '查看我的报名' })
  // Until it is known who is back from the cashier, the way leads to the list of all.
  await expect(own).toHaveAttribute('href', pathTo('examApplyInfo', { id }))
  await own.click()
}

/** What the cashier has booked, of which the portal has heard nothing. */
const takenByCashier = (charges: readonly { readonly order: string; readonly at: number }[]) =>
  onOwnDb(async db => {
    for (const { order, at } of charges) {
      const [row] = await db.query<{ fee: number }>(sql`select fee from payment_orders where number = ${order}`)
      const charge = { order, outcome: 'success', transaction: `J${order}`, amount: row?.fee ?? 0 } as const
      await insertSandboxCharge(db, { ...charge, at: new Date(at) })
    }
  })

test('money that comes late, twice, or late but paid in time: each candidate reads at every stage what becomes of it', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const origin = baseURL ?? ''
  const { payUntil } = await wireOf(origin, () => null)(examRoundInfo, { id: EXAM })
  const twice = await registered(origin, { exam: EXAM, name: '江两次', digits: '36070219970926114' })
  const late = await registered(origin, { exam: EXAM, name: '江晚到', digits: '36070219970926116' })
  const timely = await registered(origin, { exam: EXAM, name: '江及时', digits: '36070219970926118' })

  let moment = payUntil - 3 * HOUR
  goToMoment(moment)
  let page = await arriveAtOwn(browser, twice, moment)
  const first = await goToCashier(page)
  await page.close()

  await test.step('an order that was left lapses; another one is paid', async () => {
    moment = payUntil - HOUR / 2
    goToMoment(moment)
    page = await arriveAtOwn(browser, twice, moment)
    const second = await goToCashier(page)
    expect(second).not.toBe(first)
    await page.getByRole('button', { name: '支付成功' }).click()
    await expect(heading(page)).toHaveText('缴费成功，报名成功')
  })

  moment = payUntil - 5 * MINUTE
  goToMoment(moment)
  const other = await arriveAtOwn(browser, late, moment)
  const lateOrder = await goToCashier(other)
  const third = await arriveAtOwn(browser, timely, moment)
  const timelyOrder = await goToCashier(third)
  await test.step('back from the cashier, nobody knows yet', async () => {
    await lookAt(other, lateOrder)
    await expect(heading(other)).toHaveText('正在确认缴费结果')
    await expect(other.getByText('已经付款的请稍候')).toBeVisible()
    await other.goto(pathTo('examApplyInfo', { id: late.id }))
    await expect(other.getByText('正在向银行核对付款')).toBeVisible()
  })

  await test.step('the cashier’s time decides, whenever its news come', async () => {
    goToMoment(payUntil + MINUTE)
    await takenByCashier([
      { order: first, at: payUntil - 2 * HOUR },
      { order: lateOrder, at: payUntil },
      { order: timelyOrder, at: payUntil - SECOND },
    ])
    await lookAt(third, timelyOrder)
    await expect(heading(third)).toHaveText('缴费成功，报名成功')
    await lookAt(other, lateOrder)
    await expect(heading(other)).toHaveText('没有赶上缴费，款项原路退回')
    await expect(other.getByText('收到款项时已经不能缴费')).toBeVisible()
    await goToOwn(other, late)
    await expect(other.getByText('没有按时缴费的报名会自动取消')).toBeVisible()
    await lookAt(page, first)
    await expect(heading(page)).toHaveText('这笔是重复付款，款项原路退回')
    await goToOwn(page, twice)
    await expect(page.getByText('报名成功').first()).toBeVisible()
    expect(await lastText(contact, '收到款项时已不能再缴费')).toContain(lateOrder)
    expect(await lastText(contact, '重复缴纳')).toContain(first)
  })

  await test.step('the money arrives back, of itself', async () => {
    for (const [whose, order] of [
      [other, lateOrder],
      [page, first],
    ] as const) {
      // It is sent back with the service's next look, of which there is one a minute.
      await expect(async () => {
        await lookAt(whose, order)
        await expect(whose.getByText(/已原路退回，到账时间以银行为准/)).toBeVisible({ timeout: 5_000 })
      }).toPass({ timeout: 180_000 })
    }
    expect(await lastText(contact, `订单 ${lateOrder} 的`)).toContain('已原路退回')
  })

  await test.step('an hour later the registration that was not paid for has ended, and the others stand', async () => {
    const at = new Date(payUntil + HOUR + MINUTE)
    goToMoment(at.getTime())
    await onOwnDb((db, dataDir) => lookAfterRegistrations(db, dataDir, at))
    await other.goto(pathTo('examApplyInfo', { id: late.id }))
    await expect(other.getByText('报名已经取消')).toBeVisible()
    for (const [whose, { id }] of [
      [page, twice],
      [third, timely],
    ] as const) {
      await whose.goto(pathTo('examApplyInfo', { id }))
      await expect(whose.getByText('报名成功').first()).toBeVisible()
      await expect(whose.getByText('报名已经取消')).toHaveCount(0)
    }
  })
})

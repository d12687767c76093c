import { type Browser, expect, type Page } from 'playwright/test'
import { applyForExam, examRoundInfo, registrationInfo } from '#contract/exam-registrations'
import { pathTo } from '#contract/pages'
import { newSeeker, wireOf } from './applicants.ts'
import { arrive } from './arriving.ts'
import { writtenBy } from './exam-applicant.ts'
import { goToMoment, standAtMoment } from './own-service.ts'
import { test } from './visitor.ts'

// The clock of its service goes to the end of registering, and stands there.
test.use({ apart: 'exam-deadline', ownClock: true })

const EXAM = '101'
const [SECOND, MINUTE] = [1_000, 60_000]

/** Somebody whose form is whole. */
async function ready(origin: string, name: string, digits: string) {
  const { phone, call } = await newSeeker(origin)
  return { phone, call, written: await writtenBy(call, { exam: EXAM, name, digits }) }
}

type Ready = Awaited<ReturnType<typeof ready>>

/** Opens the form by a clock of one's own, which need not be the service's. */
async function opened(browser: Browser, person: Ready, clock: { readonly moment: number; readonly stands?: boolean }) {
  const at = pathTo('examEnroll', { id: person.written.id })
  return { ...person, page: await arrive(browser, { at, door: '/user/login', phone: person.phone, ...clock }) }
}

/** Looks at everything once more: from then on this version may be sent, a little late too. */
async function check(page: Page) {
  await page.getByRole('link', { name: '核对并提交' }).click()
  await expect(page.getByText('这一版已经核对，提交资格已锁定')).toBeVisible()
}

const sendButton = (page: Page) => page.getByRole('button', { name: '提交报名' })
const receipt = (page: Page) => page.getByRole('region', { name: '提交回执' })

/** Reads how it stands, on one's own page of it. */
async function readStanding(page: Page, id: string) {
  await page.goto(pathTo('examApplyInfo', { id }))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('whoever sends before 17:00 is in, whoever had checked in time may for ten minutes more, and the others read why not', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const { closesAt, graceMinutes } = await wireOf(origin, () => null)(examRoundInfo, { id: EXAM })
  const before = { moment: closesAt - 10 * MINUTE }
  goToMoment(before.moment)
  const checked = await opened(browser, await ready(origin, '江核对', '36070219970926108'), before)
  const late = await opened(browser, await ready(origin, '江宽限', '36070219970926110'), before)
  const unchecked = await opened(browser, await ready(origin, '江未核', '36070219970926112'), before)
  const last = await ready(origin, '江准时', '36070219970926106')

  await test.step('two look at what they send while there is time', async () => {
    standAtMoment(closesAt - 3 * SECOND)
    for (const { page } of [checked, late]) await check(page)
  })

  const punctual =
    await test.step('16:59:58, by a device whose clock is slow: sent, and the receipt says so', async () => {
      standAtMoment(closesAt - 2 * SECOND)
      const arrived = await opened(browser, last, { moment: closesAt - 42 * SECOND, stands: true })
      await check(arrived.page)
      await sendButton(arrived.page).click()
      await expect(arrived.page.getByRole('heading', { level: 1, name: '报名已经提交' })).toBeVisible()
      await expect(receipt(arrived.page)).toContainText('16:59:58')
      return arrived
    })

  await test.step('17:00:00, not checked: cannot be sent, by whatever way, and is told why', async () => {
    standAtMoment(closesAt)
    const { page, written, call } = unchecked
    await page.getByRole('link', { name: '核对并提交' }).click()
    const told = page.getByText(/这一版没有在截止前核对过，不能再提交|报名已截止，不能再提交/)
    // What the page knows of the service's time is as old as the last answer: until the next one the service says it to whoever presses.
    await expect(async () => {
      if (await sendButton(page).isVisible()) await sendButton(page).click({ timeout: 2_000 })
      await expect(told.first()).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(call(applyForExam, written)).rejects.toMatchObject({ message: '报名已截止，不能再提交' })
  })

  await test.step('within the minutes of grace, checked in time: sent as it was', async () => {
    standAtMoment(closesAt + graceMinutes * MINUTE - SECOND)
    await sendButton(checked.page).click()
    await expect(checked.page.getByRole('heading', { level: 1, name: '报名已经提交' })).toBeVisible()
    await expect(receipt(checked.page)).toContainText('17:09:59')
  })

  await test.step('after them nothing is taken from anybody', async () => {
    standAtMoment(closesAt + graceMinutes * MINUTE)
    await sendButton(late.page).click()
    await expect(late.page.getByText('报名和宽限时间已过，或者核对后又有修改，不能再提交')).toBeVisible()
  })

  await test.step('afterwards each finds on their own page how it stands', async () => {
    goToMoment(closesAt + 15 * MINUTE)
    for (const { page, written, call } of [punctual, checked]) {
      await readStanding(page, written.id)
      await expect(page.getByText('已经提交，等待审核')).toBeVisible()
      await expect(call(registrationInfo, { id: written.id })).resolves.toMatchObject({ status: '0' })
    }
    for (const { page, written, call } of [late, unchecked]) {
      await readStanding(page, written.id)
      await expect(page.getByText('没有在截止前提交')).toBeVisible()
      await expect(page.getByRole('link', { name: '继续填写' })).toHaveCount(0)
      await expect(call(registrationInfo, { id: written.id })).resolves.toMatchObject({ status: null, editable: false })
    }
  })
})

import { expect, type Page } from 'playwright/test'
import { examChangeInfo, listExamChanges, releaseExamChange } from '#contract/exam-office'
import { wireOf } from './applicants.ts'
import { signIn } from './people.ts'
import { test } from './visitor.ts'
import { tokenOf } from './wire.ts'

/** People of the office that runs the sample exams (README): one prepares, the other releases. */
const preparer = '19900000021'
const releaser = '19900000022'

const EXAM = '801'

async function officeAs(page: Page, phone: string) {
  await page.goto(`/org/login?redirectUri=${encodeURIComponent(`/manage/exam-office/${EXAM}/lists`)}`)
  await signIn(page, phone)
  await expect(page.getByRole('heading', { level: 1, name: '考试名单' })).toBeVisible()
}

/** Releases what waits, as the colleague who has not prepared it. */
async function releaseWaiting(page: Page) {
  const token = await tokenOf(page)
  const call = wireOf(new URL(page.url()).origin, () => token)
  const { list } = await call(listExamChanges, { exam: EXAM, state: 'prepared' })
  const waiting = list.find(({ kind }) => kind === 'list')
  expect(waiting?.commands).toContain('release')
  const { change } = await call(examChangeInfo, { id: waiting?.id ?? '' })
  await call(releaseExamChange, { id: change.id, hash: change.hash })
}

test('the office seals a list, a colleague releases it, and a guest reckons it again', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = { ...(baseURL && { baseURL }) }
  await officeAs(page, preparer)
  await page.getByRole('button', { name: '预览名单' }).click()
  await expect(page.getByText(/人参加计算，名单 \d+\s人/)).toBeVisible()
  await page.getByRole('textbox', { name: /^变更内容和原因/ }).fill('补充说明资格复审时间')
  await page.getByRole('textbox', { name: /^说明/ }).fill('资格复审时间见公告。')
  await page.getByRole('button', { name: '封存名单' }).click()
  await expect(page.getByText('入闱面试名单已经封存')).toBeVisible()

  const other = await (await browser.newContext(own)).newPage()
  await officeAs(other, releaser)
  await expect(other.getByText('已封存，等待核准')).toBeVisible()
  await releaseWaiting(other)

  const guest = await (await browser.newContext(own)).newPage()
  await guest.goto(`/exam/theme/8?exam=${EXAM}`)
  await guest.getByRole('link', { name: /^入闱面试名单（第 \d+\s版）$/ }).click()
  await expect(guest.getByText('补充说明资格复审时间')).toBeVisible()
  await guest.getByRole('button', { name: '重算' }).click()
  await expect(guest.getByText('与公布一致')).toBeVisible()

  const ticket = (await guest.getByRole('rowheader').first().innerText()).trim()
  await guest.getByRole('textbox', { name: /^准考证号/ }).fill(ticket)
  await guest.getByRole('button', { name: '查找' }).click()
  await expect(guest.getByRole('button', { name: '看全部岗位' })).toBeVisible()
  await expect(guest.locator('mark')).toHaveText(ticket)

  // Somebody on the way writes another mark into what the list comes from.
  await guest.route('**/exam_lists/text*', async route => {
    const answer = await route.fetch()
    const forged = (await answer.text()).replace(new RegExp(`(entry\\t${ticket}\\t.*\\tA\\t)\\d+`), '$1100')
    await route.fulfill({ response: answer, body: forged })
  })
  await guest.getByRole('button', { name: '重算' }).click()
  await expect(guest.getByText('与公布不一致')).toBeVisible()
  await expect(guest.getByRole('table', { name: /^不一样的地方/ })).toContainText(ticket)

  // The version before is still there, and says that it does not hold any more.
  await guest
    .getByRole('link', { name: /^入闱面试名单/ })
    .last()
    .click()
  await expect(guest.getByText('这一版已经被替代')).toBeVisible()
})

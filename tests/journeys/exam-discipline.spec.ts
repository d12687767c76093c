import { type Browser, expect, type Page } from 'playwright/test'
import { prepareDiscipline } from '#contract/exam-candidates'
import { listRegistrations } from '#contract/exam-registrations'
import { wireOf } from './applicants.ts'
import { accounts, signIn } from './people.ts'
import { test } from './visitor.ts'
import { tokenOf } from './wire.ts'

/** People of the office that runs the sample exams (README): one prepares, the other releases. */
const preparer = '19900000021'
const releaser = '19900000022'
const EXAM = '801'
const words = '手机进场前已经寄存，有寄存登记单可以证明。'

// What is decided here takes scores, ranks and a list away that other journeys read.
test.use({ apart: 'discipline' })

async function arrive(browser: Browser, baseURL: string | undefined, door: string, phone: string, address: string) {
  const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await page.goto(`${door}?redirectUri=${encodeURIComponent(address)}`)
  await signIn(page, phone)
  await expect(page).toHaveURL(url => url.pathname === address)
  return page
}

const callsOf = async (page: Page) => {
  const token = await tokenOf(page)
  return wireOf(new URL(page.url()).origin, () => token)
}

async function releaseOpened(office: Page) {
  await office.getByRole('dialog').getByRole('button', { name: '核准' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: '核准' }).click()
}

test('a candidate states their case before a decision, the office reads it beside the decision, and its list waits to be changed', async ({
  browser,
  baseURL,
}) => {
  const changes = `/manage/exam-office/${EXAM}/changes`
  const candidate = await arrive(browser, baseURL, '/user/login', accounts.seeker, '/exam/mine')
  const { list } = await (await callsOf(candidate))(listRegistrations, { exam: EXAM })
  const id = list[0]?.id ?? ''
  const clerk = await arrive(browser, baseURL, '/org/login', preparer, changes)
  const facts = '开考后手机放在桌面上，经提醒仍不放到指定位置'
  await (await callsOf(clerk))(prepareDiscipline, { id, article: 7, item: 1, facts, papers: [] })

  const office = await arrive(browser, baseURL, '/org/login', releaser, changes)
  await office.getByRole('link', { name: /的违纪处理$/ }).click()
  await expect(office.getByText('考生还没有陈述申辩')).toBeVisible()
  await releaseOpened(office)
  await expect(office.getByRole('dialog').getByText('考生还可以陈述申辩，提交以后或者期限过后才能核准')).toBeVisible()

  await candidate.goto(`/exam/apply-info/${id}`)
  await expect(candidate.getByText('您可以陈述申辩')).toBeVisible()
  const field = candidate.getByRole('textbox', { name: /^陈述申辩/ })
  await field.fill(words)
  await expect(candidate.getByText(/已保存/)).toBeVisible()
  await candidate.reload()
  await expect(field).toHaveValue(words)
  await candidate
    .getByLabel(/^选择文件/)
    .setInputFiles({ name: '寄存登记单.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') })
  await expect(candidate.getByText('寄存登记单.pdf 已上传。')).toBeAttached()
  await candidate.getByRole('button', { name: '提交陈述申辩' }).click()
  await expect(candidate.getByText('陈述申辩已经提交')).toBeVisible()

  await office.reload()
  await expect(office.getByText(words)).toBeVisible()
  const paper = office.waitForEvent('download')
  await office.getByRole('button', { name: '下载 寄存登记单.pdf' }).click()
  expect((await paper).suggestedFilename()).toBe('寄存登记单.pdf')
  await releaseOpened(office)
  await office.goto(`${changes}?state=prepared`)
  await expect(office.getByRole('link', { name: /^变更入闱面试名单/ })).toBeVisible()
  await candidate.reload()
  await expect(candidate.getByText('处理决定已经作出')).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { listExamChanges, releaseExamChange } from '#contract/exam-office'
import { createTransport } from '#platform/transport'
import { csvOf } from '../../server/csv.ts'
import { readSheet } from '../../server/testing.sheet.ts'
import { signIn } from './people.ts'
import { test } from './visitor.ts'
import { tokenOf } from './wire.ts'

// Positions are changed here, and their notice is corrected by it.
test.use({ apart: 'exam-imports' })

/** Accounts of the office in the sample content (README): one prepares, another releases. */
const preparer = '19900000021'
const releaser = '19900000022'

/** An exam whose registration is open, and its recruitment. */
const EXAM = '102'

async function openAs(page: Page, phone: string, address: string) {
  await page.goto(`/org/login?redirectUri=${encodeURIComponent(address)}`)
  await signIn(page, phone)
  await page.waitForURL(address)
}

/** The table of positions as it is, read from what the page saves. */
async function storedTable(page: Page): Promise<string[][]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载现有职位表' }).click()
  const { rows } = await readSheet(await readFile(await (await download).path()))
  const [head = [], ...body] = rows
  return [head, ...body].map(row => head.map((_, at) => String(row[at] ?? '')))
}

const file = (rows: readonly (readonly string[])[]) => ({
  name: '职位表.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(csvOf(rows)),
})

/** What the colleague does at their desk: releases what waits. */
async function release(page: Page) {
  const token = await tokenOf(page)
  const transport = createTransport({
    origin: new URL(page.url()).origin,
    readToken: () => token,
    isSignedIn: () => true,
    notify: () => undefined,
    onSignInAgain: () => undefined,
  })
  const { list } = await transport.call(listExamChanges, { exam: EXAM, state: 'prepared' })
  const change = list.find(({ kind }) => kind === 'positions')
  await transport.call(releaseExamChange, { id: change?.id ?? '', hash: change?.hash ?? '' })
}

test('an office uploads positions with bad rows, mends them, sees what changes, and once a colleague has released it everybody sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAs(page, preparer, `/manage/exam-office/${EXAM}/positions`)
  const table = await storedTable(page)
  const [head = [], , , first = []] = table
  const [code, title, headcount] = ['职位代码', '岗位名称', '人数'].map(name => head.indexOf(name))
  const spoilt = table.map((row, at) => (at > 2 && at < 40 ? row.with(headcount ?? 0, '两人') : row))

  await page.locator('input[type="file"]').setInputFiles(file(spoilt))
  await expect(page.getByText('“职位表.csv”有 37 处错误，没有写入任何内容')).toBeVisible()
  await expect(page.getByRole('row', { name: /^第 4\s行/ })).toContainText('人数应为 1 至 999 的整数')
  await expect(page.getByRole('button', { name: '提交核准' })).toBeDisabled()

  const position = first[code ?? 0] ?? ''
  const mended = table.map((row, at) => (at === 3 ? row.with(title ?? 0, '古籍修复岗') : row))
  await page.locator('input[type="file"]').setInputFiles(file(mended))
  await expect(page.getByRole('row', { name: new RegExp(`职位 ${position}`) })).toContainText('古籍修复岗')
  await page.getByRole('button', { name: '提交核准' }).click()
  await expect(page.getByText('您准备的，要由另一位同事核准')).toBeVisible()

  const desk = await browser.newContext({ ...(baseURL && { baseURL }) })
  const colleague = await desk.newPage()
  await openAs(colleague, releaser, `/manage/exam-office/${EXAM}/positions`)
  await expect(colleague.getByText('等待核准').first()).toBeVisible()
  await release(colleague)
  await desk.close()

  // Lists of positions are half a minute old at most.
  await expect(async () => {
    await page.goto(`/exam/theme/1?view=positions&exam=${EXAM}&t=${position}`)
    await expect(page.getByText('古籍修复岗').first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await page.goto(`/manage/exam-office/${EXAM}/positions`)
  await expect(page.getByRole('heading', { name: '下载模板' })).toBeVisible()
  await expect(page.getByText('您准备的，要由另一位同事核准')).toHaveCount(0)
})

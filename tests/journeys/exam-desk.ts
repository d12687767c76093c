import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from 'playwright/test'
import { listExamChanges, releaseExamChange } from '#contract/exam-office'
import { pathTo } from '#contract/pages'
import { sql } from '../../server/db/sql.ts'
import { checkSeats, seatExam } from '../../server/exam-tickets/seat-exam.ts'
import { sealSeeds } from '../../server/exam-tickets/seed.ts'
import { arrive } from './arriving.ts'
import { axe, main, wireAs } from './fair-days.ts'
import { lookAfterRegistrations, onOwnDb } from './own-db.ts'

/** People of the office of the sample exams (README): what each may do there beside reading. */
export const examOffice = {
  /** Prepares and reviews. */
  preparer: '19900000021',
  /** Looks a second time and releases. */
  releaser: '19900000022',
  /** Reviews. */
  reviewer: '19900000023',
} as const

/** Somebody of the office at an address, in a browser of their own whose clock goes from `moment`. */
export const officeAs = (browser: Browser, phone: string, at: string, moment?: number): Promise<Page> =>
  arrive(browser, { at, door: '/org/login', phone, ...(moment !== undefined && { moment }) })

interface Reviewed {
  readonly exam: string
  readonly id: string
}

/** Opens a registration at the desk of the reviewers. */
export async function lookAtRegistration(desk: Page, { exam, id }: Reviewed): Promise<void> {
  await desk.goto(`${pathTo('examOfficeReviews', { id: exam })}?view=desk&item=${id}`)
}

/** Decides of what lies on the desk by a press; whether another has to look at it as well. */
export async function decide(desk: Page, press: () => Promise<void>): Promise<boolean> {
  await press()
  const told = desk.getByText(/已办理并通知考生|已记录，由另一位同事复审/)
  await expect(told.first()).toBeVisible()
  return ((await told.first().textContent()) ?? '').includes('复审')
}

export const approve = (desk: Page) => desk.getByRole('button', { name: '通过', exact: true }).click()

/** Whoever has prepared the one change that waits cannot let it through, past the pages either. */
export async function releasesNoneOfOwn(clerk: Page, exam: string): Promise<void> {
  const call = await wireAs(clerk)
  const waiting = async () => (await call(listExamChanges, { exam, state: 'prepared' })).list
  const [change, ...others] = await waiting()
  expect(others).toEqual([])
  await expect(call(releaseExamChange, { id: change?.id ?? '', hash: change?.hash ?? '' })).rejects.toThrow()
  expect(await waiting()).toHaveLength(1)
}

/** Hands a table without faults on. */
export async function handOn(clerk: Page): Promise<void> {
  await clerk.getByRole('button', { name: '提交核准' }).click()
  await expect(clerk.getByText('您准备的，要由另一位同事核准')).toBeVisible()
}

interface Released {
  readonly exam: string
  /** What it is called among the changes. */
  readonly name: RegExp
  readonly moment?: number
}

/** A colleague reads what was prepared last, lets it through, and leaves; what they have read. */
export async function release(browser: Browser, { exam, name, moment }: Released): Promise<string> {
  const at = `${pathTo('examOfficeChanges', { id: exam })}?state=prepared`
  const page = await officeAs(browser, examOffice.releaser, at, moment)
  await main(page).getByRole('link', { name }).first().click()
  const change = page.getByRole('dialog')
  await expect(change.getByText('内容校验码')).toBeVisible()
  await axe(page)
  const words = await change.innerText()
  await change.getByRole('button', { name: '核准' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '核准' }).click()
  await expect(change).toContainText('已核准')
  await page.context().close()
  return words.replaceAll(/\s/g, ' ')
}

/** What a press saves. */
export async function savedBy(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download')
  await press()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/**
 * What the operator does once every order is final: in the schools of another exam of the city. Whoever has not paid is out
 * by then, and the seats come out the same when they are reckoned anew.
 */
export const seatEverybody = (exam: string, at: Date) =>
  onOwnDb(async (db, dataDir) => {
    await db.run(sql`
      insert into exam_sites (id, exam_id, code, name, address, transit, plan)
      select ${Number(exam) * 100} + row_number() over (order by code), ${Number(exam)}, code, name, address, transit, plan
      from exam_sites where exam_id = 601 and code in ('01', '02')`)
    await lookAfterRegistrations(db, dataDir, at)
    await sealSeeds(db, at)
    const sealed = { exam, seed: '' }
    await seatExam(db, sealed, at)
    const { tickets, faults } = await checkSeats(db, sealed)
    expect(faults).toEqual([])
    expect(tickets).toBeGreaterThan(0)
  })

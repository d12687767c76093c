import { randomInt } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { addDays, chinaDay } from '../../server/china-time.ts'
import { quietLogger } from '../../server/db/db.ts'
import { openDb } from '../../server/db/open.ts'
import { sql } from '../../server/db/sql.ts'
import { remindOfRechecks } from '../../server/employer/recheck.ts'
import { publish, writeCasual, writePosting } from './employer.ts'
import { whileStopped } from './own-service.ts'
import { registerEmployer } from './people.ts'
import { photo } from './pictures.ts'
import { followJob } from './results.ts'
import { test } from './visitor.ts'

// Its service has checked a licence months ago.
test.use({ apart: 'recheck' })

/** Has the licence checked so many days ago, and the service remind of what falls due today. */
const checkedBefore = (company: string, days: number) =>
  whileStopped(async ({ dataDir }) => {
    const db = await openDb({ databaseUrl: undefined, dataDir, logger: quietLogger })
    const day = addDays(chinaDay(new Date()), -days)
    try {
      await db.run(sql`update companies set verified_at = ${day} where name = ${company}`)
      await remindOfRechecks(db, new Date())
    } finally {
      await db.close()
    }
  })

const found = async (page: Page, title: string) => {
  await page.goto(`/job-search?t=${title}`)
  return page.getByRole('main').getByRole('link', { name: title })
}

test('an employer is reminded of the next check, lets it lapse, keeps what is open, and has new jobs back with the renewed licence', async ({
  page,
}) => {
  const mark = randomInt(1_000_000)
  const company = `赣州市虔州财税${mark}有限公司`
  const [open, next] = [`总账会计${mark}号岗`, `往来会计${mark}号岗`]
  await page.goto('/org/register')
  await registerEmployer(page, company)
  await expect(page).toHaveURL(url => url.pathname === '/manage/center')
  await publish(page, { title: open })

  await test.step('is reminded a week ahead, by message and in the centre', async () => {
    await checkedBefore(company, 176)
    await page.goto('/manage/message')
    await expect(page.getByRole('main').getByRole('link', { name: /营业执照核验还有 [5-8]\s天到期/ })).toBeVisible()
    await page.goto('/manage/center')
    await expect(page.getByRole('link', { name: /营业执照核验还有 [5-8]\s天到期，请重新提交/ })).toBeVisible()
    await expect(page.getByText(/即将到期，还有 [5-8]\s天/)).toBeVisible()
  })

  await test.step('lets it lapse: what is open stays and says so, what is new waits', async () => {
    await checkedBefore(company, 190)
    await page.goto('/manage/center')
    await expect(page.getByText('已到期', { exact: true })).toBeVisible()
    await writePosting(page, { title: next })
    await page.getByRole('button', { name: '检查并发布' }).click()
    await page.getByRole('button', { name: '提交，审核通过后自动发布' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('已提交，营业执照重新核验后自动发布')
    await expect(await found(page, next)).toHaveCount(0)
    await (await found(page, open)).click()
    await expect(page.getByText('营业执照已超过复核期限', { exact: true })).toBeVisible()
  })

  await test.step('hands in the renewed licence, and all is as it was', async () => {
    await page.goto('/manage/center')
    await page.getByLabel('选择文件').setInputFiles(await photo())
    await page.getByText('证件照.jpg 已上传。').waitFor()
    await page.getByRole('button', { name: '提交核验' }).click()
    await expect(page.getByText('有效', { exact: true })).toBeVisible()
    await followJob(page, await found(page, next))
    await expect(page.getByText(/营业执照已于 \S+\s核验，应于 \S+\s前复核。/)).toBeVisible()
  })
})

test('casual work of an employer whose check has lapsed waits, and is before the public with the renewed licence', async ({
  page,
  browser,
}) => {
  const mark = randomInt(1_000_000)
  const company = `赣州市虔州仓储${mark}有限公司`
  const title = `装卸分拣${mark}号`
  const guest = await (await browser.newContext()).newPage()
  await page.goto('/org/register')
  await registerEmployer(page, company)
  await expect(page).toHaveURL(url => url.pathname === '/manage/center')
  const origin = new URL(page.url()).origin
  // Nothing may still be on its way when the service stops.
  await page.waitForLoadState('networkidle')
  await checkedBefore(company, 190)
  const seen = async () => {
    await guest.goto(`${origin}/flexible?category=7&city=360700`)
    await expect(guest.getByRole('main').getByRole('article').first()).toBeVisible()
    return guest.getByRole('main').getByRole('link', { name: title })
  }

  await test.step('is told so before writing, hands it in, and it waits', async () => {
    await page.goto('/manage/jobs?casual=list')
    await expect(page.getByText('零工待核验后自动发布')).toBeVisible()
    await page.goto('/manage/jobs?casual=post')
    await writeCasual(page, { title, hourly: ['22', '26'], duties: '分拣、装箱、码垛，单件不超过 15 公斤。' })
    await page.getByRole('button', { name: '提交，核验通过后自动发布' }).click()
    await expect(page).toHaveURL(/group=queued/)
    const row = page.getByRole('list', { name: '零工' }).getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText('待核验后自动发布')
    await expect(await seen()).toHaveCount(0)
  })

  await test.step('hands in the renewed licence: anybody finds the work, and nothing had to be done again', async () => {
    await page.goto('/manage/center')
    await page.getByLabel('选择文件').setInputFiles(await photo())
    await page.getByText('证件照.jpg 已上传。').waitFor()
    await page.getByRole('button', { name: '提交核验' }).click()
    await expect(page.getByText('有效', { exact: true })).toBeVisible()
    await (await seen()).click()
    await expect(guest.getByRole('heading', { level: 1 })).toContainText(title)
    await page.goto('/manage/jobs?casual=list')
    await expect(page.getByText('零工待核验后自动发布')).toHaveCount(0)
    const row = page.getByRole('list', { name: '零工' }).getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText('招工中')
  })
})

import { randomInt } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { quietLogger } from '../../server/db/db.ts'
import { openDb } from '../../server/db/open.ts'
import { fileOutbox } from '../../server/outbox.ts'
import { keepSearches } from '../../server/searches/index.ts'
import { publish } from './employer.ts'
import { whileStopped } from './own-service.ts'
import { lastText, registerEmployer, registerSeeker } from './people.ts'
import { test } from './visitor.ts'

// Its service does what is due on another day.
test.use({ apart: 'alerts' })

const HOUR = 3_600_000

/** Ten o'clock in China on the day after the present one. */
function tomorrowAtTen(): Date {
  const inChina = Date.now() + 8 * HOUR
  return new Date(inChina - (inChina % (24 * HOUR)) + (24 + 10 - 8) * HOUR)
}

/** Has the service do what falls due tomorrow at ten. */
const untilTomorrow = () =>
  whileStopped(async ({ dataDir, url }) => {
    const db = await openDb({ databaseUrl: undefined, dataDir, logger: quietLogger })
    try {
      const outbox = fileOutbox(dataDir, tomorrowAtTen)
      await keepSearches({ db, outbox, clock: { now: tomorrowAtTen }, logger: quietLogger, origin: url })
    } finally {
      await db.close()
    }
  })

/** Registers a seeker who wants a text for each day on which there is something new; gives the number. */
async function subscribe(page: Page, title: string): Promise<string> {
  await page.goto(`/job-search?t=${title}`)
  await page.getByRole('link', { name: '订阅新职位' }).click()
  await page.getByRole('link', { name: /去注册/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '个人注册' })).toBeVisible()
  const phone = await registerSeeker(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('保存的搜索')
  await page.getByRole('textbox', { name: /名称/ }).fill('每天看一看')
  await page.getByLabel(/^同时发短信到我的手机/).check()
  await page.getByRole('button', { name: '保存搜索' }).click()
  await expect(page.getByRole('link', { name: '每天看一看' })).toBeVisible()
  return phone
}

test('a seeker is texted of a new job the next morning, and ends the alert from the text without signing in', async ({
  page,
  browser,
  ownUrl,
}) => {
  const title = `出纳${randomInt(1_000_000)}号岗`
  const phone = await subscribe(page, title)

  const theirs = await browser.newContext()
  const employer = await theirs.newPage()
  await employer.goto('/org/register')
  await registerEmployer(employer, `赣州市虔州财税${randomInt(1_000_000)}有限公司`)
  await expect(employer).toHaveURL(url => url.pathname === '/manage/center')
  await publish(employer, { title })
  await theirs.close()
  await untilTomorrow()

  const text = await lastText(phone, '每天看一看')
  expect(text).toContain('有1个新职位')
  const [address = ''] = /https?:\S+/.exec(text) ?? []
  expect(address).toContain(ownUrl)

  const anybody = await browser.newContext()
  const reader = await anybody.newPage()
  await reader.goto(address)
  await expect(reader.getByText('您保存的搜索“每天看一看”有新职位')).toBeVisible()
  await reader.getByRole('button', { name: '停止提醒' }).click()
  await reader.goto(address)
  await expect(reader.getByText('“每天看一看”的提醒已经停止')).toBeVisible()
  await reader.getByRole('link', { name: '查看新职位' }).click()
  await expect(reader.getByRole('main').getByRole('link', { name: title })).toBeVisible()
  await anybody.close()

  await page.goto('/user/search-list')
  await expect(page.getByText('不提醒')).toBeVisible()
})

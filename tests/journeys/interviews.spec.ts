import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page } from 'playwright/test'
import { publish } from './employer.ts'
import { accounts, registerEmployer, signIn } from './people.ts'
import { test } from './visitor.ts'

/** A day, so many days from now in China, as a date field takes it. */
const dayFromNow = (days: number) => new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

const slot = (page: Page, place: number) => page.getByRole('group', { name: `可选时间 ${place}` })

async function offer(page: Page, place: number, day: string, time: string) {
  await slot(page, place).getByRole('textbox', { name: /^日期/ }).fill(day)
  await slot(page, place).getByRole('combobox', { name: /^时间/ }).selectOption(time)
}

async function applyFor(context: BrowserContext, title: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/user/login?redirectUri=${encodeURIComponent(`/job-search?t=${title}`)}`)
  await signIn(page, accounts.seeker)
  await page.getByRole('main').getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: '投递简历' }).click()
  await page.getByRole('button', { name: '确认投递' }).click()
  await expect(page.getByRole('alertdialog', { name: '简历已投递' })).toBeVisible()
  return page
}

test('an employer invites, the seeker offers another time, both agree, keep it in a calendar, and the seeker is taken on', async ({
  page,
  browser,
  isMobile,
}) => {
  // The same seeker is asked at both sizes, and nobody can be at two interviews at once.
  const agreedOn = dayFromNow(isMobile ? 6 : 5)
  const mark = randomInt(1_000_000)
  const title = `成本会计${mark}号岗`
  await page.goto('/org/register')
  await registerEmployer(page, `赣州市虔州财税${mark}有限公司`)
  await expect(page).toHaveURL(url => url.pathname === '/manage/center')
  await publish(page, { title })
  const theirs = await browser.newContext()
  const seeker = await applyFor(theirs, title)

  await test.step('the employer invites; a time in the past is refused at its field', async () => {
    await page.goto('/manage/resume')
    await page.getByRole('row').filter({ hasText: title }).getByRole('link').first().click()
    await page.getByRole('link', { name: '邀请面试', exact: true }).click()
    await offer(page, 1, dayFromNow(-1), '09:00')
    await page.getByRole('textbox', { name: /^面试地址/ }).fill('章江南大道 18 号 6 楼')
    await page.getByRole('textbox', { name: /^联系人/ }).fill('熊丽华')
    await page.getByRole('textbox', { name: /^联系电话/ }).fill('0797-8380016')
    await page.getByRole('button', { name: '发出邀请' }).click()
    await expect(page.getByRole('link', { name: '面试时间已经过去，请选择以后的时间' })).toBeVisible()
    await offer(page, 1, dayFromNow(3), '09:00')
    await page.getByRole('button', { name: '再加一个时间' }).click()
    await offer(page, 2, dayFromNow(4), '14:30')
    await page.getByRole('button', { name: '发出邀请' }).click()
    await expect(page).toHaveURL(/\/resume\/interview\/[0-9a-f-]{36}$/)
    await expect(page.getByText('待求职者答复')).toBeVisible()
  })
  const address = new URL(page.url()).pathname

  await test.step('the seeker finds it and offers another time', async () => {
    await seeker.goto('/user/invitation-list')
    await seeker.getByRole('main').getByRole('link', { name: title }).click()
    await expect(seeker).toHaveURL(url => url.pathname === address)
    await seeker.getByRole('button', { name: '提出其他时间' }).click()
    const dialog = seeker.getByRole('dialog')
    await offer(seeker, 1, agreedOn, '18:30')
    await dialog.getByRole('textbox', { name: /^留言/ }).fill('白天要上班')
    await dialog.getByRole('button', { name: '提出其他时间' }).click()
    await expect(seeker.getByText('待单位确认')).toBeVisible()
  })

  await test.step('the employer confirms it', async () => {
    await page.goto('/manage/interview')
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(title) })
      .click()
    await expect(page.getByText('白天要上班')).toBeVisible()
    await page.getByRole('radio', { name: new RegExp(`${agreedOn}.*18:30`) }).check()
    await page.getByRole('button', { name: '确认这个时间' }).click()
    await expect(page.getByText('已约定')).toBeVisible()
    await page.goto('/manage/interview')
    await expect(page.getByRole('link', { name: '即将开始（1）' })).toBeVisible()
    await expect(page.getByText('18:30 现场面试')).toBeVisible()
  })

  await test.step('the seeker is told, and keeps it in a calendar', async () => {
    await seeker.goto('/message')
    await expect(seeker.getByText(`「${title}」面试时间已确定`).first()).toBeVisible()
    await seeker.goto(address)
    const download = seeker.waitForEvent('download')
    await seeker.getByRole('button', { name: '加入日历' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`面试-${title}.ics`)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain(`DTSTART;TZID=Asia/Shanghai:${agreedOn.replaceAll('-', '')}T183000\r\n`)
  })

  await test.step('the employer takes the seeker on, who reads every step with its words', async () => {
    await page.goto('/manage/resume')
    await page.getByRole('row').filter({ hasText: title }).getByRole('link').first().click()
    for (const [verb, words] of [
      ['拟录用', '下周一报到，试用期两个月'],
      ['确认录用', '欢迎加入'],
    ] as const) {
      await page.getByRole('button', { name: verb, exact: true }).click()
      const answer = page.getByRole('dialog')
      await answer.getByRole('textbox').fill(words)
      await answer.getByRole('button', { name: `${verb}并通知` }).click()
      await expect(answer).toBeHidden()
      await expect(page.getByText(words)).toBeVisible()
    }
    await seeker.goto('/manage/user/position')
    const own = seeker.getByRole('main')
    await expect(own.getByText('已录用').first()).toBeVisible()
    await expect(own.getByText('欢迎加入').first()).toBeVisible()
  })
  await theirs.close()
})

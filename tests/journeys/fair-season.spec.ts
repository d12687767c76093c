import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { confirmParticipation } from '#contract/fair-bookings'
import { canonicalJson } from '../../server/fair-papers/filing/canonical.ts'
import { readSheet } from '../../server/testing.sheet.ts'
import { arrive, axe, dayFromNow, fairOffice, joinFair, main, openedAgo, wireAs } from './fair-days.ts'
import { accounts } from './people.ts'
import { test } from './visitor.ts'

// A fair is made, held and put away here: others count fairs and expect them as they are.
test.use({ apart: 'fair-season' })

const title = '旅程里的秋季招聘会'
const figures = { visitors: 620, resumes: 410, intentions: 57 }

/** Fills days of the fair's form. */
async function fillDays(page: Page, days: readonly (readonly [RegExp, string])[]) {
  for (const [name, day] of days) {
    const field = main(page).getByRole('textbox', { name })
    await field.fill(day)
    await field.blur()
  }
}

/** Everything that begins with the fair being out, on this day. */
const outFrom = (day: string) => [[/^公开日期/, day] as const, [/^单位报名开始/, day] as const]

/** What a form for the figures says. */
const countField = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name })

test('an organiser makes a fair, lays it out, publishes and holds it, hands in its figures and archives it', async ({
  page: guest,
  browser,
}) => {
  const page = await arrive(browser, 'org', fairOffice.organiser, '/manage/fair-office/add')
  const fair = await test.step('makes it from its series', async () => {
    await main(page)
      .getByRole('combobox', { name: /^系列的下一场/ })
      .selectOption({ label: '南昌“周六有约”综合招聘会' })
    await expect(page).toHaveURL(/series=\d+/)
    const name = main(page).getByRole('textbox', { name: /^名称/ })
    await expect(name).not.toHaveValue('')
    await name.fill(title)
    await fillDays(page, outFrom(dayFromNow(1)))
    await main(page).getByRole('button', { name: '新建招聘会' }).click()
    await expect(page).toHaveURL(/\/manage\/fair-office\/\d+\/plan$/)
    return /\d+/.exec(page.url().replace(/^.*fair-office/, ''))?.[0] ?? ''
  })
  const officePage = `/manage/fair-office/${fair}`
  const fairPage = `/recruitment/page/${fair}`

  await test.step('adds a booth to the plan, gives it a number of its own, and finds it again', async () => {
    await main(page).getByRole('textbox', { name: '排号' }).fill('Z')
    await main(page).getByRole('button', { name: '增加一个标准展位' }).click()
    await main(page).getByRole('textbox', { name: '展位号' }).fill('Z09')
    await main(page).getByRole('button', { name: '保存展位图' }).click()
    await expect(page.getByText('展位图已保存')).toBeVisible()
    await page.reload()
    await expect(main(page).getByRole('button', { name: /^Z09/ }).first()).toBeAttached()
    await expect(main(page).getByRole('button', { name: /^Z01/ })).toHaveCount(0)
  })

  await test.step('publishes it: before, nobody finds it', async () => {
    await guest.goto(fairPage)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('没有找到这个页面')
    await page.goto(`${officePage}/edit`)
    await fillDays(page, [...outFrom(dayFromNow(-1)), [/^开始选展位/, dayFromNow(-1)]])
    await main(page).getByRole('button', { name: '保存修改' }).click()
    await expect(page).toHaveURL(new RegExp(`${officePage}$`))
    await guest.goto(fairPage)
    await expect(guest.getByRole('heading', { level: 1 })).toContainText(title)
  })

  const employer = await arrive(browser, 'org', accounts.employer, '/manage/fair/onsite')
  const participation = await joinFair(employer, page, fair)
  const company = await test.step('gives that booth to an employer, and it cannot vanish any more', async () => {
    await page.goto(`${officePage}/applications?state=approved`)
    const name = await main(page).locator('a[href^="/company-details/"]').innerText()
    await main(page)
      .getByRole('button', { name: `展位：${name}` })
      .click()
    await page.getByRole('menuitem', { name: '安排展位' }).click()
    const dialog = page.getByRole('dialog', { name: '安排展位' })
    await dialog.getByRole('combobox', { name: /^空闲展位/ }).fill('z09')
    await dialog.getByRole('option', { name: 'Z09 标准展位 免费' }).click()
    await dialog.getByRole('button', { name: '安排', exact: true }).click()
    await expect(page.getByText('展位已安排，单位会收到消息')).toBeVisible()
    await page.goto(`${officePage}/plan`)
    await main(page).getByRole('button', { name: /^Z09/ }).first().click()
    await expect(main(page).getByText(`${name}已选这个展位，不能删除；可以在“单位报名”里先给它换一个。`)).toBeVisible()
    const call = await wireAs(employer)
    await call(confirmParticipation, { id: participation, attendees: [{ name: '熊建业', phone: '13800000001' }] })
    return name
  })

  await openedAgo(fair, 10)
  await test.step('holds it: it is on for everybody, and the employer checks in', async () => {
    await guest.goto('/recruitment/active')
    await expect(guest.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible()
    await page.goto(officePage)
    await main(page)
      .getByRole('textbox', { name: /^展位号/ })
      .fill('Z09')
    await main(page).getByRole('button', { name: '签到', exact: true }).click()
    await expect(page.getByText(/^Z09\s\S+\s已签到$/)).toBeVisible()
    await page.goto(`${officePage}/papers`)
    await expect(main(page).getByText('招聘会结束后 7 天内填报。')).toBeVisible()
  })

  await openedAgo(fair, 5 * 60)
  await test.step('is asked for its figures within seven days, and reads them back', async () => {
    await page.goto(officePage)
    await main(page).getByRole('link', { name: '会后统计' }).click()
    await expect(main(page).getByText(/^到场单位\s1\s家，未到场\s0\s家/)).toBeVisible()
    await expect(
      main(page)
        .getByText(/，还有\s6\s天$/)
        .first(),
    ).toBeVisible()
    await countField(page, /^入场人数/).fill(String(figures.visitors))
    await countField(page, /^收到简历/).fill(String(figures.resumes))
    await countField(page, /^达成意向/).fill(String(figures.intentions))
    await axe(page)
    await main(page).getByRole('button', { name: '保存统计' }).click()
    await expect(page.getByText('统计已保存')).toBeVisible()
    await page.reload()
    await expect(countField(page, /^入场人数/)).toHaveValue(String(figures.visitors))
    await expect(countField(page, /^达成意向/)).toHaveValue(String(figures.intentions))
    await guest.goto(`${fairPage}?view=results`)
    await expect(guest.getByRole('main').locator('dl').filter({ hasText: '收到简历' }).first()).toContainText(
      String(figures.resumes),
    )
  })

  const hash = await test.step('archives it', async () => {
    await main(page).getByRole('button', { name: '归档', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '归档', exact: true }).click()
    await expect(main(page).getByText('已经归档，统计和到场单位名单不再变动。')).toBeVisible()
    await axe(page)
    const code = main(page).getByText(/^[0-9a-f]{64}$/)
    return code.innerText()
  })

  await test.step('has the hash reckoned again in the browser', async () => {
    await main(page).getByRole('button', { name: '重新核算' }).click()
    await expect(main(page).getByText('一致', { exact: true })).toBeVisible()
    await expect(main(page).getByText(/统计和\s1\s家到场单位的名单都没有改动/)).toBeVisible()
    await axe(page)
  })

  await test.step('takes the archived list along: those who came, under the hash that anybody reckons again', async () => {
    const download = page.waitForEvent('download')
    await main(page).getByRole('button', { name: '下载 Excel 名单' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^参展单位归档-\d{4}-\d{2}-\d{2}\.xlsx$/)
    const { rows } = await readSheet(await readFile(await file.path()))
    expect(rows[0]?.slice(0, 4)).toEqual(['展位号', '单位名称', '统一社会信用代码', '状态'])
    const employers = rows.slice(1).map(([booth, name, creditCode, state, jobs, headcount, titles]) => {
      expect(state).toBe('已签到')
      return { booth, name, creditCode, jobs, headcount, titles }
    })
    expect(employers).toMatchObject([{ booth: 'Z09', name: company, jobs: 1 }])
    expect(
      createHash('sha256')
        .update(canonicalJson({ ...figures, employers }))
        .digest('hex'),
    ).toBe(hash)
  })
})

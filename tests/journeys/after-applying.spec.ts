import { randomInt } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { ANSWER_DAYS, applyToJob } from '#contract/applications'
import { inviteToInterview } from '#contract/interviews'
import { pathTo } from '#contract/pages'
import { newSeeker, wireOf, writeResume } from './applicants.ts'
import { arrive } from './arriving.ts'
import { publish } from './employer.ts'
import { goToMoment } from './own-service.ts'
import { registerEmployer } from './people.ts'
import { test } from './visitor.ts'
import { tokenOf } from './wire.ts'

// The clock of its service goes on by a week.
test.use({ apart: 'after-applying', ownClock: true })

const DAY = 86_400_000

/** A company whose posting is found; the posting's id and title. */
async function hiring(page: Page) {
  const mark = randomInt(1_000_000)
  const title = `往来会计${mark}号岗`
  await page.goto('/org/register')
  const phone = await registerEmployer(page, `赣州市虔州财税${mark}有限公司`)
  await expect(page).toHaveURL(url => url.pathname === '/manage/center')
  await publish(page, { title })
  const token = await tokenOf(page)
  return {
    phone,
    title,
    jobId: new URL(page.url()).searchParams.get('published') ?? '',
    call: wireOf(new URL(page.url()).origin, () => token),
  }
}

/** Somebody new who has sent a resume to it. */
async function applicant(origin: string, jobId: string) {
  const { phone, call } = await newSeeker(origin)
  const resumeId = await writeResume(call, '应春生', phone)
  const { applicationId } = await call(applyToJob, { jobId, resumeId })
  return { phone, applicationId }
}

test('a seeker finds work beside the chosen district, declines an interview with a word, and reports the posting once', async ({
  page,
  browser,
  baseURL,
}) => {
  goToMoment(Date.now())
  const { phone, title, jobId, call } = await hiring(page)
  const seeker = await applicant(baseURL ?? '', jobId)
  const { id } = await call(inviteToInterview, {
    applicationId: seeker.applicationId,
    way: 'onsite',
    place: '章江南大道 18 号 6 楼',
    contact: '熊丽华',
    phone: '0797-8380016',
    note: '',
    minutes: 30,
    slots: [{ day: new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10), time: '10:00' }],
  })
  const mine = await arrive(browser, { at: pathTo('interview', { id }), door: '/user/login', phone: seeker.phone })

  await test.step('declining wants a reason, and ends the interview', async () => {
    await mine.getByRole('button', { name: '谢绝面试' }).click()
    const dialog = mine.getByRole('dialog', { name: '谢绝面试' })
    await dialog.getByRole('button', { name: '谢绝面试' }).click()
    await expect(dialog.getByText('请填写原因').first()).toBeVisible()
    await dialog.getByRole('textbox', { name: /^原因/ }).fill('已经接受了另一份工作')
    await dialog.getByRole('button', { name: '谢绝面试' }).click()
    await expect(dialog).toBeHidden()
    await expect(mine.getByText('已谢绝', { exact: true })).toBeVisible()
    await expect(mine.getByRole('button', { name: '谢绝面试' })).toHaveCount(0)
  })

  await test.step('the employer reads the reason', async () => {
    const theirs = await arrive(browser, { at: pathTo('interview', { id }), door: '/org/login', phone })
    await expect(theirs.getByText('已经接受了另一份工作').first()).toBeVisible()
    await theirs.context().close()
  })

  await test.step('a district without such work leads to the one beside, with the figure that is found there', async () => {
    await mine.goto(`${pathTo('jobSearch')}?t=${encodeURIComponent(title)}&city=360700&district=360703`)
    const beside = mine.getByRole('navigation', { name: '附近的职位' }).getByRole('link', { name: /（1）$/ })
    await beside.click()
    await expect(mine.getByRole('main').getByRole('link', { name: title })).toHaveCount(1)
  })

  await test.step('reports the posting; who does it again is given the same number', async () => {
    const report = async () => {
      await mine.goto(pathTo('jobDetails', { id: jobId }))
      await mine.getByRole('button', { name: '举报' }).click()
      const dialog = mine.getByRole('dialog', { name: '举报这个职位' })
      await dialog.getByRole('radio', { name: '收费、要押金或扣证件' }).check()
      await dialog.getByRole('textbox', { name: /补充说明/ }).fill('要 300 元服装费')
      await dialog.getByRole('button', { name: '提交举报' }).click()
      const taken = dialog.getByText(/已受理，编号 JB\d{8}-\d{6}/)
      await expect(taken).toBeVisible()
      return taken.textContent()
    }
    const first = await report()
    expect(await report()).toBe(first)
  })
})

/** Messages on screen with this title. */
const told = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: /^选择：/ }) })
    .filter({ hasText: title })

test('a seeker who hears nothing reminds the employer after a week, then takes the application back', async ({
  page,
  browser,
  baseURL,
}) => {
  const begun = Date.now()
  goToMoment(begun)
  const { phone, title, jobId } = await hiring(page)
  const seeker = await applicant(baseURL ?? '', jobId)
  const sent = { at: pathTo('applications'), door: '/user/login', phone: seeker.phone } as const

  await test.step('on the day of sending nobody is pressed', async () => {
    const early = await arrive(browser, sent)
    await expect(early.getByRole('link', { name: title })).toBeVisible()
    await expect(early.getByRole('button', { name: '提醒单位答复' })).toHaveCount(0)
    await early.context().close()
  })

  const moment = begun + (ANSWER_DAYS + 1) * DAY
  goToMoment(moment)
  const mine = await arrive(browser, { ...sent, moment })
  await test.step('reminds once; a double press asks once', async () => {
    await mine.getByRole('button', { name: '提醒单位答复' }).dblclick()
    await expect(mine.getByText(/已提醒单位(?!答复)/)).toBeVisible()
    await expect(mine.getByRole('button', { name: '提醒单位答复' })).toHaveCount(0)
  })

  const theirs = await arrive(browser, { at: pathTo('employerMessageCentre'), door: '/org/login', phone, moment })
  await test.step('the employer is told once that somebody waits', async () => {
    await expect(told(theirs, `「${title}」的一位求职者在等您答复`)).toHaveCount(1)
  })

  await test.step('takes it back after having thought again once', async () => {
    const end = async () => {
      await mine.getByRole('button', { name: `更多：${title}` }).click()
      await mine.getByRole('menuitem', { name: '撤回投递' }).click()
      return mine.getByRole('alertdialog', { name: '撤回投递？' })
    }
    await (await end()).getByRole('button', { name: '取消' }).click()
    await expect(mine.getByRole('alertdialog')).toHaveCount(0)
    await (await end()).getByRole('button', { name: '撤回投递' }).click()
    await expect(mine.getByText('已撤回', { exact: true })).toBeVisible()
  })

  await test.step('the employer is told, and reads the resume no more', async () => {
    await theirs.reload()
    await expect(told(theirs, `「${title}」的一份投递已撤回`)).toHaveCount(1)
    await theirs.goto(pathTo('receivedResume', { id: seeker.applicationId }))
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(theirs.getByRole('main').getByText('应春生')).toHaveCount(0)
    await expect(theirs.getByRole('main').getByText(seeker.phone)).toHaveCount(0)
  })
})

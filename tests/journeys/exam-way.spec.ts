import { expect, type Page } from 'playwright/test'
import { examRoundInfo } from '#contract/exam-registrations'
import { pathTo } from '#contract/pages'
import { residentIdCheck } from '#contract/rules/resident-id'
import { csvOf } from '../../server/csv.ts'
import { readPaper } from '../../server/resume-files/testing.ts'
import { newSeeker, wireOf, writeResume } from './applicants.ts'
import { arrive } from './arriving.ts'
import { readBack, sharpScreen } from './drawn-code.ts'
import {
  approve,
  decide,
  examOffice,
  handOn,
  lookAtRegistration,
  officeAs,
  release,
  savedBy,
  seatEverybody,
} from './exam-desk.ts'
import { finishPart, send, sign, writeEducation, writeIdentity, writePerson, writeRest } from './exam-form.ts'
import { cellsOf } from './exam-tables.ts'
import { goToMoment } from './own-service.ts'
import { signIn } from './people.ts'
import { test } from './visitor.ts'

// From registering to the list of an exam its service lives through three months.
test.use({ apart: 'exam-way', ownClock: true })

const { preparer, releaser } = examOffice
const EXAM = '101'
const [MINUTE, HOUR] = [60_000, 3_600_000]
const digits = '36070219970926120'
const idNumber = digits + residentIdCheck(digits)

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a candidate goes the whole way from the notice to the list, and the office goes it with them', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(900_000)
  const origin = baseURL ?? ''
  const { phone, call } = await newSeeker(origin)
  const name = '欧阳知行'
  await writeResume(call, name, phone)
  const round = await wireOf(origin, () => null)(examRoundInfo, { id: EXAM })
  const { timeline } = round.exam
  const candidate = { phone, name, digits, exam: EXAM }
  let id = ''
  let page = await arrive(browser, { at: '/exam/notice?t=南昌市市县属' })

  await test.step('from the notice to a position that fits, word for word', async () => {
    await main(page)
      .getByRole('link', { name: /南昌市市县属事业单位统一公开招聘公告/ })
      .first()
      .click()
    await main(page).getByRole('link', { name: '报名', exact: true }).click()
    await expect(page).toHaveURL(/\/user\/login\?redirectUri=/)
    await signIn(page, phone)
    await expect(page).toHaveURL(({ pathname }) => pathname === pathTo('examApply', { id: EXAM }))
    await main(page).getByRole('link', { name: '只看我符合的职位' }).click()
    await expect(page).toHaveURL(/fits=1/)
    const position = main(page).locator('article').first()
    await expect(position.getByText('符合', { exact: true })).toBeVisible()
    await position.getByRole('link').first().click()
    const details = page.getByRole('dialog')
    await expect(details.getByText('您写在简历和资料里的内容符合这个职位的全部条件。')).toBeVisible()
    await expect(details.getByText(/您的情况：/).first()).toBeVisible()
    await expect(details.getByText('不符合', { exact: true })).toHaveCount(0)
    await details.getByRole('button', { name: /^选择 / }).click()
    await sign(page, name)
    id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  })

  await test.step('leaves the form half-way, and goes on with it on another device', async () => {
    await writeIdentity(page, candidate)
    await page.context().close()
    page = await arrive(browser, { at: '/exam/mine', door: '/user/login', phone })
    await page.getByRole('listitem').filter({ hasText: '南昌市' }).getByRole('link', { name: '继续填写' }).click()
    await main(page).getByRole('link', { name: '身份信息', exact: true }).click()
    await expect(page.getByRole('textbox', { name: /^姓名/ })).toHaveValue(name)
    await finishPart(page)
    await writePerson(page)
    await writeEducation(page)
    await writeRest(page)
    await send(page)
  })

  const desk = await officeAs(browser, preparer, pathTo('examOfficeReviews', { id: EXAM }))
  await test.step('is asked to mend something, mends it and sends it again', async () => {
    await lookAtRegistration(desk, { exam: EXAM, id })
    await decide(desk, async () => {
      await desk.getByRole('button', { name: /^写意见.*通信地址$/ }).click()
      await desk.getByRole('textbox', { name: /^对“通信地址”的意见/ }).fill('请写到门牌号，准考证以外的信函寄到这里')
      await desk.getByRole('button', { name: '写好了' }).click()
      await desk.getByRole('button', { name: '退回补正', exact: true }).click()
      await desk.getByRole('alertdialog').getByRole('button', { name: '退回补正' }).click()
    })
    await page.goto(pathTo('examApplyInfo', { id }))
    await expect(page.getByText('请补正后重新提交')).toBeVisible()
    await expect(page.getByText('请写到门牌号').first()).toBeVisible()
    await page.getByRole('link', { name: '去改基本信息' }).click()
    await page.getByRole('textbox', { name: /^通信地址/ }).fill('赣州市章贡区文明大道 1 号 3 栋 2 单元 501')
    await finishPart(page)
    // All else is whole: what comes next is to look at it once more.
    await expect(page.getByText('赣州市章贡区文明大道 1 号 3 栋 2 单元 501')).toBeVisible()
    await page.getByRole('button', { name: '重新提交' }).click()
    await expect(heading(page)).toHaveText('报名已经提交')
  })

  await test.step('is approved, confirms and pays', async () => {
    await lookAtRegistration(desk, { exam: EXAM, id })
    // One approval in ten is looked at by a colleague as well.
    if (await decide(desk, () => approve(desk))) {
      const second = await officeAs(browser, releaser, pathTo('examOfficeReviews', { id: EXAM }))
      await lookAtRegistration(second, { exam: EXAM, id })
      await decide(second, () => approve(second))
    }
    await page.goto(pathTo('examApplyInfo', { id }))
    await expect(page.getByText('可以确认并缴费了')).toBeVisible()
    await page.getByRole('checkbox', { name: /确认后不能修改/ }).check()
    await page.getByRole('button', { name: /^确认报名信息，去支付/ }).click()
    await page.getByRole('button', { name: '支付成功' }).click()
    await expect(heading(page)).toHaveText('缴费成功，报名成功')
    const own = page.getByRole('link', { name: '查看我的报名' })
    // Until it is known who is back from the cashier, the way leads to the list of all.
    await expect(own).toHaveAttribute('href', pathTo('examApplyInfo', { id }))
    await own.click()
    await expect(page.getByText('报名成功，等待打印准考证')).toBeVisible()
  })

  let number = ''
  await test.step('prints the ticket; its code is read from the screen and found genuine', async () => {
    const settled = round.payUntil + HOUR + MINUTE
    goToMoment(settled)
    await seatEverybody(EXAM, new Date(settled))
    const moment = timeline.ticketFrom + HOUR
    goToMoment(moment)
    await page.context().close()
    const at = pathTo('examTicket', { id: EXAM })
    page = await arrive(browser, { at, door: '/user/login', phone, moment, device: sharpScreen })
    const ticket = page.getByRole('article', { name: `${name}的准考证` })
    await expect(ticket).toBeVisible()
    number = /\d{14}/.exec(await ticket.innerText())?.[0] ?? ''
    expect(number).not.toBe('')
    await expect(page.getByText(idNumber)).toHaveCount(0)
    const pdf = await savedBy(page, () => page.getByRole('button', { name: '下载 PDF 打印' }).click())
    const paper = await readPaper(pdf.bytes)
    expect(paper.pages).toHaveLength(1)
    for (const words of [name, number, idNumber]) expect(paper.text).toContain(words)

    const { picture, text } = await readBack(ticket.getByRole('img', { name: '准考证核验二维码' }))
    expect(text).not.toBe('')
    const invigilator = await arrive(browser, { at: pathTo('examVerify'), moment })
    await invigilator
      .getByLabel('选择有二维码的图片')
      .setInputFiles({ name: '准考证.png', mimeType: 'image/png', buffer: picture })
    await expect(invigilator.getByRole('heading', { name: '真实有效' })).toBeVisible()
    for (const words of [name, number]) await expect(main(invigilator).getByText(words).first()).toBeVisible()
    await invigilator.getByRole('button', { name: '核验下一张' }).click()
    await invigilator.getByRole('textbox', { name: /^二维码内容/ }).fill(text)
    await invigilator.getByRole('button', { name: '核验', exact: true }).click()
    await expect(invigilator.getByText('已联网确认版本。')).toBeVisible()
    await invigilator.context().close()
  })

  await test.step('the office writes the scores: wrong lines are refused, a colleague releases the right ones', async () => {
    const moment = timeline.examUntil + 24 * HOUR
    goToMoment(moment)
    const clerk = await officeAs(browser, preparer, pathTo('examOfficeScores', { id: EXAM }), moment)
    const sheet = await savedBy(clerk, () => clerk.getByRole('button', { name: '下载模板（全部准考证号）' }).click())
    const [head = [], notes = [], ...lines] = await cellsOf(sheet.bytes)
    expect(lines.map(([ticket]) => ticket)).toContain(number)
    const marked = lines.map(([ticket = ''], at) =>
      ticket === number ? [ticket, '141.50', '138.25'] : [ticket, String(60 + (at % 70)), `${50 + (at % 60)}.5`],
    )
    const upload = async (rows: readonly (readonly string[])[]) =>
      clerk
        .locator('input[type="file"]')
        .setInputFiles({ name: '成绩表.csv', mimeType: 'text/csv', buffer: Buffer.from(csvOf([head, notes, ...rows])) })
    await upload(marked.map((row, at) => (at === 0 ? row.with(1, '150.5') : row)))
    await expect(clerk.getByText('“成绩表.csv”有 1 处错误，没有写入任何内容')).toBeVisible()
    await expect(clerk.getByRole('button', { name: '提交核准' })).toBeDisabled()
    await upload(marked)
    await handOn(clerk)
    await release(browser, { exam: EXAM, name: /^成绩表：/, moment })
    await page.goto(pathTo('examScores', { id: EXAM }))
    await expect(page.getByRole('heading', { name: '成绩还没有公布' })).toBeVisible()
  })

  const published = timeline.scoresAt + HOUR
  await test.step('reads the score when it is out, not before', async () => {
    goToMoment(published)
    await page.context().close()
    const at = pathTo('examScores', { id: EXAM })
    page = await arrive(browser, { at, door: '/user/login', phone, moment: published })
    const card = page.getByRole('article', { name: /成绩$/ })
    await expect(card).toContainText('279.75')
    await expect(card).toContainText('尚未公布')
  })

  await test.step('the office seals the list, a colleague releases it', async () => {
    const clerk = await officeAs(browser, preparer, pathTo('examOfficeLists', { id: EXAM }), published)
    await clerk.getByRole('button', { name: '预览名单' }).click()
    await expect(clerk.getByText(/人参加计算，名单 \d+\s人/)).toBeVisible()
    await clerk.getByRole('button', { name: '封存名单' }).click()
    await expect(clerk.getByText('入闱面试名单已经封存')).toBeVisible()
    await release(browser, { exam: EXAM, name: /入闱面试名单/, moment: published })
  })

  await test.step('everybody finds them on the list, and can reckon it again', async () => {
    const guest = await arrive(browser, { at: `${pathTo('examTheme', { id: '1' })}?exam=${EXAM}`, moment: published })
    await guest.getByRole('link', { name: /^入闱面试名单/ }).click()
    await guest.getByRole('textbox', { name: /^准考证号/ }).fill(number)
    await guest.getByRole('button', { name: '查找' }).click()
    await expect(guest.locator('mark')).toHaveText(number)
    await guest.getByRole('button', { name: '重算' }).click()
    await expect(guest.getByText('与公布一致')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article', { name: /成绩$/ })).not.toContainText('尚未公布')
  })
})

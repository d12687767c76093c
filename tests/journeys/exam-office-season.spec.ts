import { type Browser, expect, type Page } from 'playwright/test'
import { listCandidates } from '#contract/exam-candidates'
import { listUnderRatio } from '#contract/exam-office'
import { listExamPositions } from '#contract/exam-positions'
import { examRoundInfo, registrationInfo } from '#contract/exam-registrations'
import { listMessages } from '#contract/messages'
import { pathTo } from '#contract/pages'
import { checkLists } from '../../server/exam-lists/check.ts'
import { wireOf } from './applicants.ts'
import { arrive } from './arriving.ts'
import { type Registered, registered } from './exam-applicant.ts'
import { spoiltMarks, spoiltPositions, toldRow } from './exam-bad-tables.ts'
import {
  approve,
  decide,
  examOffice,
  handOn,
  lookAtRegistration,
  officeAs,
  release,
  releasesNoneOfOwn,
  savedBy,
  seatEverybody,
} from './exam-desk.ts'
import { cellsOf, csvCells, shownRows, workbook } from './exam-tables.ts'
import { axe, main, wireAs } from './fair-days.ts'
import { lookAfterRegistrations, onOwnDb } from './own-db.ts'
import { goToMoment } from './own-service.ts'
import { test } from './visitor.ts'

// Positions are changed, cut and cancelled here, in an exam its service lives through three months.
test.use({ apart: 'exam-office-season', ownClock: true })

const { preparer, releaser, reviewer } = examOffice
const EXAM = '101'
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const NEW_CODE = 'A2026001'
const NOTE = '能适应夜间值班'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const upload = (page: Page, file: ReturnType<typeof workbook>) => page.locator('input[type="file"]').setInputFiles(file)

/** The table of positions as the portal hands it out. */
async function positionsNow(clerk: Page): Promise<string[][]> {
  const { name, bytes } = await savedBy(clerk, () => clerk.getByRole('button', { name: '下载现有职位表' }).click())
  expect(name).toMatch(/^职位表-\d{4}-\d{2}-\d{2}\.xlsx$/)
  return cellsOf(bytes)
}

/** Confirms and pays as the candidate does, at the time of the machine. */
async function pay(browser: Browser, { id, phone }: Registered) {
  const page = await arrive(browser, { at: pathTo('examApplyInfo', { id }), door: '/user/login', phone })
  await page.getByRole('checkbox', { name: /确认后不能修改/ }).check()
  await page.getByRole('button', { name: /^确认报名信息，去支付/ }).click()
  await page.getByRole('button', { name: '支付成功' }).click()
  await expect(heading(page)).toHaveText('缴费成功，报名成功')
  await page.context().close()
}

/** As many rows at once as a page of positions under the ratio shows. */
const AT_ONCE = 50

/** The rows of all pages. */
async function allOf<Row>(
  read: (paging: {
    page: number
    pageSize: number
  }) => Promise<{ readonly list: readonly Row[]; readonly total: number }>,
): Promise<Row[]> {
  const first = await read({ page: 1, pageSize: AT_ONCE })
  const rows = [...first.list]
  for (let page = 2; (page - 1) * AT_ONCE < first.total; page += 1) {
    rows.push(...(await read({ page, pageSize: AT_ONCE })).list)
  }
  return rows
}

/** The code of the position for which most have paid, apart from one. */
async function mostPaid(clerk: Page, apart: string): Promise<string> {
  const call = await wireAs(clerk)
  const paid = await allOf(paging => call(listCandidates, { exam: EXAM, state: '3', ...paging }))
  const codes = paid.map(({ position }) => position.code).filter(code => code !== apart)
  const countOf = (code: string) => codes.filter(other => other === code).length
  return codes.toSorted((one, other) => countOf(other) - countOf(one) || (one < other ? -1 : 1))[0] ?? ''
}

/** A row of a table in which another thing stands under a heading. */
const withCell = (head: readonly string[], row: readonly string[], title: string, words: string) =>
  row.map((cell, at) => (at === head.indexOf(title) ? words : cell))

test('an office goes through its season, from 37 bad rows to a list that everybody reckons again', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(1_200_000)
  const origin = baseURL ?? ''
  const anybody = wireOf(origin, () => null)
  const round = await anybody(examRoundInfo, { id: EXAM })
  const { timeline } = round.exam
  const one = await registered(origin, { exam: EXAM, name: '江初试', digits: '36070219970926132' })
  const other = await registered(origin, { exam: EXAM, name: '江复议', digits: '36070219970926134' })
  const chosen = (await one.call(registrationInfo, { id: one.id })).position?.code ?? ''

  const clerk = await officeAs(browser, preparer, pathTo('examOfficePositions', { id: EXAM }))
  const table = await positionsNow(clerk)
  const [head = []] = table
  const codeOf = (row: readonly string[]) => row[head.indexOf('职位代码')] ?? ''

  await test.step('37 bad rows are told by row and column, each once, and nothing is written', async () => {
    const { file, faults } = spoiltPositions(table)
    expect(faults).toHaveLength(37)
    await upload(clerk, file)
    await expect(clerk.getByText('“职位表.xlsx”有 37 处错误，没有写入任何内容')).toBeVisible()
    expect(await shownRows(clerk, '表格中的错误')).toEqual(faults.map(toldRow))
    await expect(clerk.getByRole('button', { name: '提交核准' })).toBeDisabled()
    await axe(clerk)
    const { bytes } = await savedBy(clerk, () => clerk.getByRole('button', { name: /^下载全部错误/ }).click())
    const lines = faults.map(({ row, column, reason }) => [String(row), column, reason])
    expect(csvCells(bytes)).toEqual([['行', '列', '原因'], ...lines])
    await clerk.reload()
    await expect(clerk.getByText('“职位表.xlsx”有 37 处错误，没有写入任何内容')).toBeVisible()
    expect(await positionsNow(clerk)).toEqual(table)
  })

  // Most have paid for it: with room for many more it will be under the ratio, and carry some.
  const raised = await mostPaid(clerk, chosen)
  const dropped =
    table
      .slice(3)
      .map(codeOf)
      .find(code => code !== chosen && code !== raised) ?? ''
  await test.step('mended, it shows what it changes, cell by cell', async () => {
    const whole = table.flatMap((row, at): (readonly string[])[] => {
      const code = codeOf(row)
      if (at < 3) return [row]
      if (code === dropped) return []
      if (code === chosen) return [withCell(head, row, '其他条件', NOTE)]
      return [code === raised ? withCell(head, row, '人数', '77') : row]
    })
    const added = withCell(head, withCell(head, whole[3] ?? [], '职位代码', NEW_CODE), '岗位名称', '古籍修复岗')
    await upload(clerk, workbook('职位表.xlsx', [...whole, added]))
    const count = table.length - 3
    await expect(clerk.getByText(`“职位表.xlsx”共 ${count} 行，没有错误`)).toBeVisible()
    const rows = await shownRows(clerk, /^变更/)
    const was = (code: string, title: string) => {
      const row = table.find(line => codeOf(line) === code)
      return row?.[head.indexOf(title)] || '（无）'
    }
    const unit = added[head.indexOf('招聘单位')]
    const headcount = added[head.indexOf('人数')]
    expect(rows.toSorted()).toEqual(
      [
        [`职位 ${dropped}`, '整个职位', '招聘', '取消'],
        [`职位 ${chosen}`, '其他条件', was(chosen, '其他条件'), NOTE],
        [`职位 ${raised}`, '人数', was(raised, '人数'), '77'],
        [`职位 ${NEW_CODE}`, '新增', '—', `${unit} 古籍修复岗，${headcount} 人`],
      ].toSorted(),
    )
    await axe(clerk)
    await handOn(clerk)
    await releasesNoneOfOwn(clerk, EXAM)
    expect(await positionsNow(clerk)).toEqual(table)
  })

  await test.step('a colleague releases it: everybody sees it, and whom a condition touches is told', async () => {
    const read = await release(browser, { exam: EXAM, name: /^职位表：职位表\.xlsx$/ })
    for (const words of [dropped, chosen, raised, NEW_CODE, NOTE]) expect(read).toContain(words)
    const guest = await arrive(browser, { at: '/' })
    // Lists of positions are half a minute old at most.
    await expect(async () => {
      await guest.goto(`${pathTo('examTheme', { id: '1' })}?view=positions&exam=${EXAM}&t=${NEW_CODE}`)
      await expect(guest.getByText('古籍修复岗').first()).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    await guest.context().close()
    const told = async (who: Registered) =>
      (await who.call(listMessages, {})).list.filter(({ title }) => title === '您报考的职位条件有更正')
    for (const who of [one, other]) expect((await told(who))[0]?.body).toContain(`→ ${NOTE}`)
    await clerk.reload()
    const now = await positionsNow(clerk)
    expect(now.map(codeOf).toSorted()).toEqual(
      [...table.map(codeOf).filter(code => code !== dropped), NEW_CODE].toSorted(),
    )
  })

  await test.step('one registration is approved; of another two judge apart, and where they differ a third decides', async () => {
    await lookAtRegistration(clerk, { exam: EXAM, id: one.id })
    const colleague = await officeAs(browser, releaser, pathTo('examOfficeReviews', { id: EXAM }))
    // One approval in ten is looked at by a colleague as well.
    if (await decide(clerk, () => approve(clerk))) {
      await lookAtRegistration(colleague, { exam: EXAM, id: one.id })
      await decide(colleague, () => approve(colleague))
    }
    await lookAtRegistration(clerk, { exam: EXAM, id: other.id })
    await clerk.getByRole('button', { name: /^写意见.*照片$/ }).click()
    await clerk.getByRole('button', { name: '照片不是本人' }).click()
    await clerk.getByRole('button', { name: '写好了' }).click()
    const isAgain = await decide(clerk, async () => {
      await clerk.getByRole('button', { name: '不通过', exact: true }).click()
      await clerk.getByRole('alertdialog').getByRole('button', { name: '不通过' }).click()
    })
    expect(isAgain).toBe(true)

    await lookAtRegistration(colleague, { exam: EXAM, id: other.id })
    await expect(colleague.getByText('复审', { exact: true }).first()).toBeVisible()
    await expect(colleague.getByText('照片不是本人')).toHaveCount(0)
    await axe(colleague)
    expect(await decide(colleague, () => approve(colleague))).toBe(true)
    await expect(other.call(registrationInfo, { id: other.id })).resolves.toMatchObject({ status: '0' })

    const third = await officeAs(browser, reviewer, pathTo('examOfficeReviews', { id: EXAM }))
    await lookAtRegistration(third, { exam: EXAM, id: other.id })
    await expect(third.getByText('两位同事意见不一致，由您裁定')).toBeVisible()
    await expect(third.getByText('照片不是本人').first()).toBeVisible()
    await axe(third)
    expect(await decide(third, () => approve(third))).toBe(false)
    await third.context().close()
    await colleague.context().close()
    for (const who of [one, other]) await pay(browser, who)
  })
  await clerk.context().close()

  const settled = round.payUntil + HOUR + MINUTE
  await test.step('once all is paid, positions under the ratio are cut or cancelled', async () => {
    goToMoment(settled)
    await onOwnDb((db, dataDir) => lookAfterRegistrations(db, dataDir, new Date(settled)))
    const at = pathTo('examOfficeRatios', { id: EXAM })
    const desk = await officeAs(browser, preparer, at, settled)
    await expect(main(desk)).toContainText(/公告的最低比例是\s1∶3/)
    const call = await wireAs(desk)
    const under = await allOf(paging => call(listUnderRatio, { exam: EXAM, ...paging }))
    const place = under.findIndex(({ code }) => code === raised)
    const page = Math.floor(place / AT_ONCE) + 1
    const beside = under.slice((page - 1) * AT_ONCE, page * AT_ONCE)
    const cut = under[place]
    const cancel = beside.find(({ code, proposed }) => proposed === 0 && code !== chosen)
    if (!cut || !cancel) throw new Error('no page has both a position to cut and one to cancel')
    expect(cut.proposed).toBe(Math.floor(cut.paid / 3))
    await desk.goto(`${at}?page=${page}`)
    const row = (code: string) =>
      main(desk)
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`职位代码\\s${code}`), has: desk.getByRole('checkbox') })
    await expect(row(cut.code)).toContainText(new RegExp(`${cut.headcount}\\s人 → ${cut.proposed}\\s人`))
    await expect(row(cancel.code)).toContainText('建议取消')
    for (const { code } of [cut, cancel]) await row(code).getByRole('checkbox').check()
    await expect(main(desk).getByText(/^核减\s1\s个，取消\s1\s个/)).toBeVisible()
    await main(desk)
      .getByRole('textbox', { name: /^处理依据/ })
      .fill('公告第六条，开考比例 1∶3')
    await axe(desk)
    await main(desk).getByRole('button', { name: '提交核准' }).click()
    await expect(desk.getByText('已经提交，等待同事核准').first()).toBeVisible()
    await releasesNoneOfOwn(desk, EXAM)
    await desk.context().close()
    const name = /^2\s个职位未达\s1∶3，核减或取消$/
    const read = await release(browser, { exam: EXAM, name, moment: settled })
    expect(read).toContain(`核减为 ${cut.proposed} 人`)
    expect(read).toContain('公告第六条，开考比例 1∶3')
    const found = async ({ code }: { code: string }) => {
      const { list } = await anybody(listExamPositions, { exam: EXAM, t: code })
      return list.filter(({ state }) => state !== 'cancelled').map(({ state, headcount }) => [state, headcount])
    }
    await expect.poll(() => found(cut), { timeout: 60_000 }).toEqual([['cut', cut.proposed]])
    await expect.poll(() => found(cancel), { timeout: 60_000 }).toEqual([])
  })

  await test.step('everybody who has paid is seated, and prints a ticket', async () => {
    await seatEverybody(EXAM, new Date(settled + MINUTE))
    goToMoment(timeline.ticketFrom + HOUR)
  })
  const number = await test.step('a candidate finds their number on the ticket', async () => {
    const at = pathTo('examTicket', { id: EXAM })
    const page = await arrive(browser, {
      at,
      door: '/user/login',
      phone: one.phone,
      moment: timeline.ticketFrom + HOUR,
    })
    const ticket = page.getByRole('article', { name: `${one.name}的准考证` })
    await expect(ticket).toBeVisible()
    const found = /\d{14}/.exec(await ticket.innerText())?.[0] ?? ''
    expect(found).not.toBe('')
    await page.context().close()
    return found
  })

  await test.step('marks: wrong rows are told by row and column, then the right ones are released by another', async () => {
    const moment = timeline.examUntil + DAY
    goToMoment(moment)
    const desk = await officeAs(browser, preparer, pathTo('examOfficeScores', { id: EXAM }), moment)
    const { bytes } = await savedBy(desk, () => desk.getByRole('button', { name: '下载模板（全部准考证号）' }).click())
    const [titles = [], notes = [], ...lines] = await cellsOf(bytes)
    const tickets = lines.map(([ticket = '']) => ticket)
    expect(tickets).toContain(number)
    const marked = tickets.map((ticket, at) => {
      if (ticket === number) return [ticket, '141.5', '138.25']
      if (at % 40 === 11) return [ticket, '缺考', '缺考']
      return at % 90 === 12 ? [ticket, '违纪', '80'] : [ticket, String(60 + (at % 70)), `${50 + (at % 60)}.5`]
    })
    const plain = (title = '') => title.replace(/（.*$/, '')
    const { rows, faults } = spoiltMarks(marked, [plain(titles[1]), plain(titles[2])])
    await upload(desk, workbook('成绩表.xlsx', [titles, notes, ...rows]))
    await expect(desk.getByText(`“成绩表.xlsx”有 ${faults.length} 处错误，没有写入任何内容`)).toBeVisible()
    expect(await shownRows(desk, '表格中的错误')).toEqual(faults.map(toldRow))
    await expect(desk.getByRole('button', { name: '提交核准' })).toBeDisabled()
    await expect(desk.getByText(new RegExp(`已录入\\s0\\s/\\s${tickets.length}\\s人`))).toBeVisible()
    await axe(desk)
    await upload(desk, workbook('成绩表.xlsx', [titles, notes, ...marked]))
    await expect(desk.getByText(`“成绩表.xlsx”共 ${tickets.length} 行，没有错误`)).toBeVisible()
    await handOn(desk)
    await releasesNoneOfOwn(desk, EXAM)
    await release(browser, { exam: EXAM, name: /^成绩表：/, moment })
    await desk.reload()
    await expect(desk.getByText(new RegExp(`已录入\\s${tickets.length}\\s/\\s${tickets.length}\\s人`))).toBeVisible()
    await desk.context().close()
  })

  const published = timeline.scoresAt + HOUR
  await test.step('the shortlist is looked at, sealed, and released by another', async () => {
    goToMoment(published)
    const desk = await officeAs(browser, preparer, pathTo('examOfficeLists', { id: EXAM }), published)
    await desk.getByRole('button', { name: '预览名单' }).click()
    await expect(desk.getByText(/人参加计算，名单 \d+\s人/)).toBeVisible()
    await expect(desk.getByText(/\d+\s人缺考，不排名。/)).toBeVisible()
    await axe(desk)
    await desk.getByRole('button', { name: '封存名单' }).click()
    await expect(desk.getByText('入闱面试名单已经封存')).toBeVisible()
    await releasesNoneOfOwn(desk, EXAM)
    await desk.context().close()
    await release(browser, { exam: EXAM, name: /入闱面试名单/, moment: published })
  })

  await test.step('the list is public: anybody takes it along, reckons it again, and so does the operator', async () => {
    const at = `${pathTo('examTheme', { id: '1' })}?exam=${EXAM}`
    const guest = await arrive(browser, { at, moment: published })
    await guest.getByRole('link', { name: /^入闱面试名单/ }).click()
    await expect(heading(guest)).toContainText('入闱面试名单')
    await axe(guest)
    const hash = await guest.getByText(/^[0-9a-f]{64}$/).innerText()
    const sheet = await savedBy(guest, () => guest.getByRole('button', { name: '下载 XLSX' }).click())
    const text = await savedBy(guest, () => guest.getByRole('button', { name: '下载 CSV' }).click())
    const cells = await cellsOf(sheet.bytes)
    for (const lines of [cells, csvCells(text.bytes)]) {
      const [titles = []] = lines
      const mine = lines.find(line => line[titles.indexOf('准考证号')] === number) ?? []
      const said = Object.fromEntries(titles.map((title, place) => [title, mine[place]]))
      // Names are public in part.
      expect(said).toMatchObject({ 职位代码: chosen, 姓名: '江*试', 总成绩: '279.75', 名次: '1' })
      expect(said.结果).not.toBe('')
      expect(lines.at(-1)?.[0]).toBe(`校验码（SHA-256）：${hash}`)
    }
    await guest.getByRole('button', { name: '重算' }).click()
    await expect(guest.getByText('与公布一致')).toBeVisible()
    await axe(guest)
    await guest.context().close()
    await onOwnDb(async db => {
      expect(await checkLists(db, EXAM)).toEqual({ lists: 1, faults: [] })
    })
  })
})

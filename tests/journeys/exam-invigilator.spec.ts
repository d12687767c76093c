import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { parseTicketCode, ticketText } from '#contract/exam-ticket-code'
import { readTicketNumber } from '#contract/exam-ticket-number'
import { pathTo } from '#contract/pages'
import { sql } from '../../server/db/sql.ts'
import { seatExam } from '../../server/exam-tickets/seat-exam.ts'
import { arrive } from './arriving.ts'
import { readBack, sharpScreen } from './drawn-code.ts'
import { axe, isKept, main } from './fair-days.ts'
import { onOwnDb } from './own-db.ts'
import { accounts } from './people.ts'
import { test } from './visitor.ts'

// A room is closed here, and thirty people sit elsewhere.
test.use({ apart: 'exam-invigilator' })

const EXAM = '601'

/** The code on the ticket that is open, as it is read from the screen, and its picture. */
async function ticketOn(page: Page) {
  await expect(page.getByRole('article', { name: /的准考证$/ })).toBeVisible()
  const { picture, text } = await readBack(page.getByRole('img', { name: '准考证核验二维码' }))
  const facts = parseTicketCode(text)
  if (!facts) throw new Error('the code on the ticket cannot be read')
  return { text, picture, facts }
}

type Shown = Awaited<ReturnType<typeof ticketOn>>

/** What the operator does when a room cannot be used: it takes nobody any more, and its people are seated elsewhere. */
const closeRoomOf = ({ facts: { number, room } }: Shown) =>
  onOwnDb(async db => {
    const site = readTicketNumber(number)?.site ?? ''
    await db.run(sql`
      update exam_sites set plan = (
        select jsonb_agg(case when r->>'number' = ${room} then r || '{"kind": "reserve"}'::jsonb else r end order by place)
        from jsonb_array_elements(plan) with ordinality as rooms (r, place))
      where exam_id = ${EXAM} and code = ${site}`)
    const { moved, left } = await seatExam(db, { exam: EXAM, seed: '' }, new Date())
    expect([moved > 0, left]).toEqual([true, 0])
  })

/** The same facts but for the seat, under the signature that was made for another. */
const reseated = ({ facts }: Shown) => `${ticketText({ ...facts, seat: facts.seat + 1 })}.${facts.signature}`

/** The same facts, signed by somebody who says they are the office. */
function signedByAnother({ facts: { text } }: Shown): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

/** Shows a code to whoever is at the door; what is found of it. */
async function show(phone: Page, code: string, title: string) {
  await phone.getByRole('textbox', { name: /^二维码内容/ }).fill(code)
  await phone.getByRole('button', { name: '核验', exact: true }).click()
  return foundOn(phone, title)
}

/** The verdict has the focus, so that it is read aloud. */
async function foundOn(phone: Page, title: string) {
  const found = phone.getByLabel(`核验结果：${title}`)
  await expect(found).toBeFocused()
  return found
}

const next = (phone: Page) => phone.getByRole('button', { name: '核验下一张' }).click()

test('at the door, with a network and without: a ticket that holds, one that was replaced, and those that somebody made', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const at = pathTo('examTicket', { id: EXAM })
  const own = await arrive(browser, { at, door: '/user/login', phone: accounts.seeker, device: sharpScreen })
  const before = await ticketOn(own)
  const door = await arrive(browser, { at: pathTo('examVerify') })
  await test.step('opened once, with a network, it knows the ticket', async () => {
    const found = await show(door, before.text, '真实有效')
    await expect(found).toContainText('已联网确认版本。')
    await next(door)
    await isKept(door, '/exam/')
  })

  await closeRoomOf(before)
  await own.reload()
  const after = await ticketOn(own)
  await test.step('the candidate finds another seat on the ticket', async () => {
    expect(after.facts.revision).toBe(before.facts.revision + 1)
    expect(after.facts.room).not.toBe(before.facts.room)
    expect(after.facts.number).not.toBe(before.facts.number)
  })

  await test.step('with a network the one before is told from the one that holds', async () => {
    const found = await show(door, before.text, '已被新版本替换')
    await expect(found).toContainText(before.facts.number)
    await expect(found).toContainText('请考生到考务室打印最新的准考证')
    await axe(door)
    await next(door)
    await expect(await show(door, after.text, '真实有效')).toContainText(/第\s2\s版/)
    await next(door)
  })

  await test.step('opened once more with a network it takes along which tickets do not hold', async () => {
    await expect(async () => {
      await door.reload()
      await door.getByRole('textbox', { name: /^二维码内容/ }).click()
      await expect(main(door).getByText(/作废名单截至\s.+，有\s[1-9]\d*\s张准考证/)).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 120_000 })
  })

  await test.step('without one it opens, reads a picture, and says as of when the ticket holds', async () => {
    await door.context().setOffline(true)
    await door.reload()
    await expect(main(door).getByText('正在离线核验')).toBeVisible()
    await door
      .getByLabel('选择有二维码的图片')
      .setInputFiles({ name: '准考证.png', mimeType: 'image/png', buffer: after.picture })
    const found = await foundOn(door, '真实有效')
    for (const words of [after.facts.name, after.facts.number, after.facts.idTail]) {
      await expect(found).toContainText(words)
    }
    await expect(found).toContainText('没有联网。这张不在截至')
    await axe(door)
    await next(door)
  })

  await test.step('without one the ticket that was replaced is told, and one that was made of it is forged', async () => {
    const found = await show(door, before.text, '已被新版本替换')
    await expect(found).toContainText(/没有联网，按截至\s.+\s的作废名单认出/)
    await expect(found).toContainText(before.facts.number)
    await axe(door)
    await next(door)
    const borrowed = ticketText({ ...before.facts, serial: after.facts.serial })
    await show(door, `${borrowed}.${before.facts.signature}`, '伪造或被改动')
    await next(door)
  })

  await test.step('without one nobody gets in with what they have made themselves', async () => {
    for (const [code, title] of [
      [reseated(after), '伪造或被改动'],
      [signedByAnother(after), '伪造或被改动'],
      [signedByAnother(after).replace(`.${after.facts.keyId}.`, '.another.'), '无法判断'],
      [after.text.slice(0, -9), '不是准考证或回执二维码'],
      [after.facts.number, '不是准考证或回执二维码'],
    ] as const) {
      const found = await show(door, code, title)
      await expect(found.getByText(after.facts.number)).toHaveCount(0)
      await next(door)
    }
    await axe(door)
  })
})

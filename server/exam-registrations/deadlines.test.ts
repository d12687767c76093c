import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { codes } from '#contract/codes'
import { endpoint } from '#contract/endpoint'
import {
  appealRegistration,
  applyForExam,
  confirmRegistration,
  repairRegistration,
  saveRegistration,
  stampRegistration,
  uploadExamPhoto,
} from '#contract/exam-registrations'
import { goTo } from '../applications/testing.ts'
import { unixSeconds } from '../clock.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { looseFile } from '../files/testing.ts'
import { serveWith } from '../http/serve.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { openAnswer, requestOf } from '../testing.wire.ts'
import {
  apply as applyWith,
  calls,
  creating,
  exam,
  info,
  office,
  portrait,
  sent,
  stands,
  upkeep,
  write,
} from './testing.ts'

const MINUTE = 60_000
const refused = { code: codes.wrongState }

const nothing = { summary: '', input: z.strictObject({}), output: z.object({}) }
const slow = endpoint<typeof nothing>({ method: 'POST', path: '/probe/slow', access: 'public' })

describeOnBothEngines('a deadline of an exam', open => {
  let service: TestService
  let person: TestPerson
  let closes: number
  beforeEach(async () => {
    service = createTestService(await open(), calls)
    person = await service.seeker()
    await exam(service)
    const [round] = await service.db.query<{ closes_at: string }>(sql`select closes_at from exam_rounds`)
    closes = Date.parse(round?.closes_at ?? '')
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const apply = ({ id, version }: { id: string; version: number }) => applyWith(service, person, { id, version })
  const stamp = ({ id, version }: { id: string; version: number }) =>
    service.call(stampRegistration, { id, version }, person)
  const moment = async (column: 'review_until' | 'pay_until' | 'waiver_until') => {
    const [round] = await service.db.query<{ at: string }>(sql`select ${sql.ident(column)} as at from exam_rounds`)
    return Date.parse(round?.at ?? '')
  }

  test('lets in what arrives a millisecond before it, and nothing that arrives at it', async () => {
    const written = await write(service, person)
    await goTo(service, closes)
    await expect(apply(written)).rejects.toMatchObject({ ...refused, message: '报名已截止，不能再提交' })
    await goTo(service, closes - 1)
    expect((await apply(written)).at).toBe(closes - 1)
  })

  /** Sends the head alone, at this moment; its body follows so many milliseconds later. */
  async function applySlowly({ id, version }: { id: string; version: number }, later: number) {
    const { token } = person
    const { path, init } = requestOf(applyForExam, { id, version }, unixSeconds(service.clock.now()), { token })
    const { body, ...head } = init
    const late = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          service.clock.advance(later / 1_000)
          controller.enqueue(new TextEncoder().encode(String(body)))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const slow = { ...head, body: late, duplex: 'half' }
    return (await openAnswer(applyForExam, await service.app.http.request(path, slow, { peer: '203.0.113.7' }))).body
  }

  test.each([2_800, 3_100, 29_000])('goes by the head of a request, and not by a body %d ms behind', async later => {
    const written = await write(service, person)
    await goTo(service, closes)
    expect(await applySlowly(written, later)).toMatchObject({ code: codes.wrongState })
    await goTo(service, closes - 1)
    expect(await applySlowly(written, later)).toMatchObject({ code: codes.ok, data: { receipt: { at: closes - 1 } } })
  })

  test('gives the version that was stamped in time its minutes of grace, and not one millisecond more', async () => {
    const written = await write(service, person)
    await goTo(service, closes - 1)
    expect(await stamp(written)).toEqual({ stampedUntil: closes + 10 * MINUTE })
    await goTo(service, closes)
    expect(await info(service, person, written.id)).toMatchObject({
      commands: ['submit'],
      stampedUntil: closes + 10 * MINUTE,
    })
    await goTo(service, closes + 10 * MINUTE)
    await expect(apply(written)).rejects.toMatchObject(refused)
    await goTo(service, closes + 10 * MINUTE - 1)
    expect((await apply(written)).at).toBe(closes + 10 * MINUTE - 1)
  })

  test('is nobody’s loss where every place is taken: what is checked or sent then is not turned away', async () => {
    const gate = Promise.withResolvers<void>()
    const held = async () => gate.promise.then(() => ({}))
    const probe = serveWith(nothing)(slow, { prepare: held, handle: async () => ({}) })
    const full = createTestService(service.db, [...calls, probe])
    const whose = await full.seeker()
    const { id, version } = await write(full, whose)
    const crowd = Array.from({ length: 256 }, (_, at) => full.send(slow, {}, { peer: `203.0.113.${at % 200}` }))
    const late = { token: whose.token, peer: '203.0.113.201' }
    expect((await full.send(slow, {}, late)).status).toBe(503)
    expect((await full.send(stampRegistration, { id, version }, late)).body).toMatchObject({ code: codes.ok })
    expect((await full.send(applyForExam, { id, version }, { ...creating(whose), ...late })).body).toMatchObject({
      code: codes.ok,
    })
    gate.resolve()
    await Promise.all(crowd)
    await rm(full.dataDir, { recursive: true, force: true })
  })

  test('treats three people alike: in time, checked in time, and too late, who loses nothing', async () => {
    const [early, late] = [await service.seeker(), await service.seeker()]
    const [first, second, third] = [
      await write(service, early),
      await write(service, person),
      await write(service, late),
    ]
    const send = ({ id, version }: { id: string; version: number }, whose: TestPerson) =>
      applyWith(service, whose, { id, version })
    await goTo(service, closes - 2_000)
    expect((await send(first, early)).at).toBe(closes - 2_000)
    await stamp(second)
    await goTo(service, closes)
    await expect(send(third, late)).rejects.toMatchObject({ ...refused, message: '报名已截止，不能再提交' })
    await goTo(service, closes + 3 * MINUTE)
    expect((await send(second, person)).at).toBe(closes + 3 * MINUTE)
    expect(await info(service, early, first.id)).toMatchObject({ status: '0', submittedAt: closes - 2_000 })
    const kept = await info(service, late, third.id)
    expect(kept).toMatchObject({ status: null, version: third.version, editable: false, commands: [] })
    expect(kept.answers).toEqual((await info(service, early, first.id)).answers)
  })

  test('gives no grace to what was stamped too late, changed after its stamp, or is not whole', async () => {
    const written = await write(service, person)
    await stamp(written)
    const answers = { person: { politics: '中共党员', address: '' } }
    const { version } = await service.call(saveRegistration, { ...written, answers }, person)
    await goTo(service, closes)
    await expect(apply({ ...written, version })).rejects.toMatchObject(refused)
    await expect(stamp({ ...written, version })).rejects.toMatchObject(refused)
    await expect(
      service.call(saveRegistration, { ...written, version, answers: { person: {} } }, person),
    ).rejects.toMatchObject(refused)
    const photo = { id: written.id, files: [await portrait()] }
    await expect(service.call(uploadExamPhoto, photo, creating(person))).rejects.toMatchObject(refused)
    await goTo(service, closes - 1)
    const { version: broken } = await service.call(
      saveRegistration,
      { ...written, version, answers: { education: [] } },
      person,
    )
    await expect(stamp({ ...written, version: broken })).rejects.toMatchObject({ code: codes.invalid })
    await expect(stamp(written)).rejects.toMatchObject({ code: codes.conflict })
  })

  test('of a waiver is earlier: what is first sent at it pays, what was sent before keeps it', async () => {
    const written = await write(service, person)
    const materials = { waiver: [await looseFile(service, person.id)] }
    const { version } = await service.call(saveRegistration, { ...written, waiver: 'low', materials }, person)
    const until = await moment('waiver_until')
    await goTo(service, until)
    await expect(apply({ ...written, version })).rejects.toMatchObject({
      data: { fields: { waiver: expect.any(String) } },
    })
    await goTo(service, until - 1)
    const { number } = await apply({ ...written, version })
    await office(service).refuse(number)
    await goTo(service, closes - 1)
    await service.call(repairRegistration, { id: written.id, version }, person)
    const other = await service.seeker()
    const late = await write(service, other)
    await expect(service.call(saveRegistration, { ...late, waiver: 'low' }, other)).rejects.toMatchObject({
      data: { fields: { waiver: '减免申请已经截止' } },
    })
  })

  test('of a waiver that ends with the round is kept by the stamp, for the minutes of grace', async () => {
    const other = await service.seeker()
    await service.db.run(sql`update exam_rounds set waiver_until = closes_at`)
    const withWaiver = async (whose: TestPerson) => {
      const { id, version: begun } = await write(service, whose)
      const materials = { waiver: [await looseFile(service, whose.id)] }
      const saved = { id, version: begun, waiver: 'low', materials }
      const { version } = await service.call(saveRegistration, saved, whose)
      return { id, version }
    }
    const [stamped, unstamped] = [await withWaiver(person), await withWaiver(other)]
    await goTo(service, closes - 1)
    await stamp(stamped)
    await goTo(service, closes + 10 * MINUTE - 1)
    await expect(applyWith(service, other, unstamped)).rejects.toMatchObject(refused)
    const { number } = await apply(stamped)
    expect(await office(service).approve(number)).toMatchObject({ status: '3', fee: 0 })
  })

  test('of a waiver that is earlier is not put off by a stamp', async () => {
    const { id, version: begun } = await write(service, person)
    const materials = { waiver: [await looseFile(service, person.id)] }
    const { version } = await service.call(saveRegistration, { id, version: begun, waiver: 'low', materials }, person)
    const fields = { data: { fields: { waiver: expect.any(String) } } }
    const until = await moment('waiver_until')
    await goTo(service, until - 1)
    await stamp({ id, version })
    await goTo(service, until)
    await expect(apply({ id, version })).rejects.toMatchObject(fields)
    await expect(stamp({ id, version })).rejects.toMatchObject(fields)
  })

  test('of mending is the reviewers’ for what they ask for, and the round’s for what they refused', async () => {
    const other = await service.seeker()
    const [asked, turned] = [await sent(service, person), await sent(service, other)]
    await office(service).askRepair(asked.number)
    await office(service).refuse(turned.number)
    await goTo(service, closes)
    const mend = ({ id, version }: typeof asked, whose: TestPerson) =>
      service.call(repairRegistration, { id, version }, whose)
    await expect(mend(turned, other)).rejects.toMatchObject(refused)
    await goTo(service, (await moment('review_until')) - 1)
    await mend(asked, person)
    expect(await stands(service, person, asked.id)).toEqual(['0', null])
    await service.call(appealRegistration, { id: turned.id, reason: '材料符合公告要求，请再看一次' }, other)
    const third = await service.seeker()
    await goTo(service, closes - 1)
    const late = await sent(service, third)
    await office(service).refuse(late.number)
    await goTo(service, await moment('review_until'))
    await expect(
      service.call(appealRegistration, { id: late.id, reason: '材料符合公告要求，请再看一次' }, third),
    ).rejects.toMatchObject({ ...refused, message: '申诉时间已过' })
  })

  test('of paying ends what nobody confirmed, at once', async () => {
    await goTo(service, closes - 1)
    const { id, number } = await sent(service, person)
    await office(service).approve(number)
    const confirm = () => service.call(confirmRegistration, { id }, person)
    const until = await moment('pay_until')
    await goTo(service, until)
    await expect(confirm()).rejects.toMatchObject({ ...refused, message: '缴费已经截止，不能再确认' })
    await goTo(service, until - 1)
    await upkeep(service)
    expect(await confirm()).toEqual({ fee: 10_000, payUntil: until })
    await goTo(service, until)
    await upkeep(service)
    expect(await stands(service, person, id)).toEqual(['4', null])
  })
})

import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cancelAccount, previewCancellation } from '#contract/account'
import { codes } from '#contract/codes'
import { accountCalls, closeOverdue } from '../account/index.ts'
import { proved } from '../account/testing.ts'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { localFiles } from '../http/files/store.ts'
import { sessionCalls } from '../session/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { disqualify } from './office.ts'
import { apply, calls, confirmed, exam, idNumberOf, office, paid, sent, write } from './testing.ts'

const DAY = 86_400_000

describeOnBothEngines('whoever closes their account', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), [...calls, ...accountCalls, ...sessionCalls])
    person = await service.seeker()
    await exam(service)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const cancel = async () => {
    await proved(service, person)
    return service.call(cancelAccount, { reason: 'found', understood: true }, person)
  }
  const close = () => closeOverdue(service.db, localFiles(service.dataDir), service.clock.now())
  const rows = () => service.db.query(sql`select status from exam_registrations`)

  test.each([
    ['paid for', paid],
    ['being paid for', confirmed],
  ])('in the middle of an exam that is %s waits until it is over', async (_, make) => {
    await make(service, person)
    expect((await service.call(previewCancellation, {}, person)).blockers).toEqual([{ kind: 'exams', count: 1 }])
    await expect(cancel()).rejects.toMatchObject({ code: codes.wrongState })
    await goTo(service, service.clock.now().getTime() + 21 * DAY)
    expect((await service.call(previewCancellation, {}, person)).blockers).toEqual([])
  })

  test('takes back what nobody has decided or paid, and leaves nothing of it or of a draft', async () => {
    await exam(service, { id: 102 })
    const { number } = await sent(service, person)
    await office(service).askRepair(number)
    await write(service, person, { exam: 102 })
    await cancel()
    expect(await service.db.query(sql`select status from exam_registrations where number = ${number}`)).toEqual([
      { status: '4' },
    ])
    service.clock.advance((15 * DAY) / 1_000)
    expect(await close()).toBe(1)
    expect(await rows()).toEqual([])
    expect(await service.db.query(sql`select 1 from files`)).toEqual([])
  })

  test('leaves of an exam that was sat who it was, and of what was paid for the payment', async () => {
    const registration = await paid(service, person)
    await goTo(service, service.clock.now().getTime() + 21 * DAY)
    await cancel()
    service.clock.advance((15 * DAY) / 1_000)
    expect(await close()).toBe(1)
    const kept = await service.db.query(sql`
      select user_id, number, status, name, phone, answers, photo_file, signed_name, id_sealed is not null as sealed
      from exam_registrations`)
    const gone = { user_id: null, phone: '', answers: {}, photo_file: null, signed_name: '' }
    expect(kept).toEqual([{ ...gone, number: registration.number, status: '3', name: '熊建业', sealed: true }])
    expect(await service.db.query(sql`select name_shown, phone from payable_registrations`)).toEqual([
      { name_shown: '熊*业', phone: '' },
    ])
  })

  test.each([
    ['sent', sent],
    ['paid for', paid],
  ])('does not come back under another account to an exam they were barred from, having %s', async (how, make) => {
    await service.db.run(sql`
      update exam_rounds set closes_at = closes_at + interval '60 days', review_until = review_until + interval '60 days',
        pay_until = pay_until + interval '60 days'`)
    const idNumber = idNumberOf(4_712)
    const { id } = await make(service, person, { idNumber })
    await service.db.tx(tx => disqualify(tx, id, '第五条第（一）项', service.clock.now()))
    await cancel()
    service.clock.advance((15 * DAY) / 1_000)
    expect(await close()).toBe(1)
    const kept = await service.db.query(sql`
      select user_id, name, id_tail, id_sealed, phone, answers, materials, receipt, signed_name from exam_registrations`)
    const gone = { user_id: null, id_sealed: null, phone: '', answers: {}, materials: {}, signed_name: '' }
    // Whose fee it was is the payment's record.
    const ofPayment = { name: '熊建业', id_tail: idNumber.slice(-4), receipt: expect.anything() }
    expect(kept).toEqual([{ ...gone, ...(how === 'sent' ? { name: '', id_tail: '', receipt: null } : ofPayment) }])
    const other = await service.seeker()
    const again = await write(service, other, { idNumber })
    await expect(apply(service, other, again)).rejects.toMatchObject({
      message: '您在本次考试中已被取消应聘资格，不能再报名',
    })
  })
})

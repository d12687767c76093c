import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { receiptCodeOf } from '#contract/exam-receipt-code'
import { repairRegistration, saveRegistration } from '#contract/exam-registrations'
import { ticketState } from '#contract/exam-tickets'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { signedReceipt } from '../exam-registrations/receipt.ts'
import { apply, calls, exam, info, office, write } from '../exam-registrations/testing.ts'
import { signerFrom } from '../signing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examTicketsCalls } from './index.ts'

describeOnBothEngines('the receipt of a form that was sent', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), [...calls, ...examTicketsCalls])
    person = await service.seeker()
    await exam(service)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  /** What anybody is told who is handed one: nothing of whose it is. */
  const check = (receipt: Parameters<typeof receiptCodeOf>[0]) =>
    service.call(ticketState, { code: receiptCodeOf(receipt) })

  test('is genuine to anybody, and replaced once the form was sent again', async () => {
    const { id, version } = await write(service, person)
    const first = await apply(service, person, { id, version })
    expect(await check(first)).toEqual({ state: 'genuine' })
    await office(service).refuse(first.number)
    service.clock.advance(60)
    const { version: refused } = await info(service, person, id)
    const answers = { person: { politics: '中共党员', address: '' } }
    await service.call(saveRegistration, { id, version: refused, answers }, person)
    const { version: mended } = await info(service, person, id)
    const { receipt: second } = await service.call(repairRegistration, { id, version: mended }, person)
    expect([await check(first), second && (await check(second))]).toEqual([{ state: 'replaced' }, { state: 'genuine' }])
    await service.db.run(sql`update exam_registrations set receipt = null`)
    expect(await check(first)).toEqual({ state: 'genuine' })
  })

  test('is forged where anything of it was changed, or somebody else has signed it', async () => {
    const { id, version } = await write(service, person)
    const receipt = await apply(service, person, { id, version })
    const others = signedReceipt(signerFrom('07'.repeat(32)), receipt)
    const forged = [
      { ...receipt, at: receipt.at - 60_000 },
      { ...receipt, number: '1999999999' },
      { ...receipt, hash: '0'.repeat(64) },
      others,
      { ...others, keyId: receipt.keyId },
    ]
    for (const one of forged) expect(await check(one)).toEqual({ state: 'forged' })
    expect(await service.call(ticketState, { code: receipt.number })).toEqual({ state: 'forged' })
  })
})

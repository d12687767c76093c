import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  archiveRecord,
  cancelTransfer,
  claimArchive,
  listArchiveOffices,
  listArchives,
  proveArchive,
  queryArchive,
  requestTransfer,
  verifyCertificate,
} from '#contract/archives'
import { codes } from '#contract/codes'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { looseFile } from '../files/testing.ts'
import { refusedBy } from '../http/testing.refusals.ts'
import { sessionCalls } from '../session/index.ts'
import { solved } from '../suggestions/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { archivesCalls } from './index.ts'
import { askForTransfer, holder, insertArchive, insertOffice, transferOf } from './testing.ts'

const DAY = 86_400_000

describeOnBothEngines('personnel files', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), [...archivesCalls, ...sessionCalls])
    person = await service.seeker()
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const query = async (given: { name: string; idNumber: string } = holder) =>
    service.call(queryArchive, { ...given, captcha: await solved(service) })
  const claim = (given: { name: string; idNumber: string } = holder) => service.call(claimArchive, given, person)
  const own = () => service.call(listArchives, {}, person)
  const verify = (code: string) => service.call(verifyCertificate, { code })
  const prove = (idempotencyKey: string = randomUUID()) =>
    service.call(proveArchive, {}, { token: person.token, idempotencyKey })

  test('are found by name and number together, with the name hidden, and leave a row of audit', async () => {
    await insertArchive(service, '13970001234')
    const { found } = await query({ ...holder, idNumber: '11010519491231002x' })
    expect(found).toMatchObject({ name: '热***䶮', state: 'held', office: { name: '赣州市人才服务中心' } })
    expect(await query({ ...holder, name: '热合曼' })).toEqual({ found: null })
    expect(await query({ ...holder, idNumber: '360426199101010071' })).toEqual({ found: null })
    const rows = await service.db.query(sql`select outcome from audit_log where action = 'archive.query' order by id`)
    expect(rows).toEqual([{ outcome: 'done' }])
    expect(await refusedBy(service)).toMatchObject([{ call: queryArchive.path, reason: 'object', tries: 2 }])
  })

  test('are not told without a challenge, for a wrong number, or too often', async () => {
    const wrong = { ...holder, captcha: { id: randomUUID(), answer: '7' } }
    await expect(service.call(queryArchive, wrong)).rejects.toMatchObject({ code: codes.captchaWrong })
    await expect(query({ ...holder, idNumber: '110105194912310021' })).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { idNumber: '身份证号码有误，请逐位核对' } },
    })
    for (let count = 0; count < 5; count += 1) await query()
    await expect(query()).rejects.toMatchObject({ code: codes.tooMany })
  })

  test('are stored without name and number, and the number stands in no letter', async () => {
    await insertArchive(service, '13970001234')
    await askForTransfer(service, person)
    for (const table of ['archives', 'archive_transfers', 'archive_steps', 'archive_certificates']) {
      const rows = await service.db.query(sql`select t::text as text from ${sql.ident(table)} t`)
      const told = table === 'archive_transfers' ? /11010519491231/ : /热合曼|11010519491231/
      expect(JSON.stringify(rows)).not.toMatch(told)
    }
    expect(service.log.join('\n')).not.toMatch(/热合曼|11010519491231/)
  })

  test('become one’s own by name, number and the phone that the office knows', async () => {
    await insertArchive(service, '13970001234')
    await expect(claim()).rejects.toMatchObject({ code: codes.wrongState })
    await service.db.run(sql`update archives set phone = ${person.phone}`)
    await expect(claim({ ...holder, name: '热合曼' })).rejects.toMatchObject({ code: codes.wrongState })
    expect((await own()).archive).toBeNull()
    await claim()
    await claim()
    expect((await own()).archive).toMatchObject({ name: '热***䶮', materials: ['resume', 'education'] })
    const stranger = await service.seeker()
    await expect(service.call(claimArchive, holder, stranger)).rejects.toMatchObject({ code: codes.wrongState })
  })

  test('are certified once for each attempt, and anybody with the code can check it until it ends', async () => {
    await expect(prove()).rejects.toMatchObject({ code: codes.notFound })
    await insertArchive(service, person.phone)
    await claim()
    const key = randomUUID()
    const { code } = await prove(key)
    expect(await prove(key)).toEqual({ code })
    expect((await own()).proofs).toHaveLength(1)
    const shown = await verify(`${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`)
    expect(shown).toMatchObject({ kind: 'proof', state: 'valid', name: '热***䶮', idTail: '002X' })
    await expect(verify('A'.repeat(16))).rejects.toMatchObject({ code: codes.notFound })
    service.clock.advance(91 * DAY)
    expect(await verify(code)).toMatchObject({ state: 'expired' })
  })

  test('are called for by a letter that is issued at once; a second one waits until the first is over', async () => {
    const id = await askForTransfer(service, person)
    const record = () => service.call(archiveRecord, { id }, person)
    const { steps, letter, state, number } = await record()
    expect(number).toMatch(/^DD\d{8}-\d{8}$/)
    expect([state, ...steps.map(step => step.state)]).toEqual(['issued', 'requested', 'issued'])
    expect(await verify(letter?.code ?? '')).toMatchObject({
      kind: 'letter',
      state: 'valid',
      office: '赣州市人才服务中心',
    })
    await expect(askForTransfer(service, person)).rejects.toMatchObject({ code: codes.wrongState })

    await service.call(cancelTransfer, { id }, person)
    expect(await verify(letter?.code ?? '')).toMatchObject({ state: 'revoked' })
    expect((await record()).state).toBe('cancelled')
    await expect(service.call(cancelTransfer, { id }, person)).rejects.toMatchObject({ code: codes.wrongState })
    await askForTransfer(service, person)
    expect((await own()).transfers.map(transfer => transfer.state)).toContain('issued')
  })

  test('that are on their way cannot be called back', async () => {
    const id = await askForTransfer(service, person)
    await service.db.run(sql`update archive_transfers set state = 'transit' where id = ${id}`)
    await expect(service.call(cancelTransfer, { id }, person)).rejects.toMatchObject({ code: codes.wrongState })
  })

  test('are not called for without material of one’s own, consent or a known office', async () => {
    await insertOffice(service)
    const ask = (changes: object) =>
      service.call(
        requestTransfer,
        { ...transferOf(), ...changes },
        { token: person.token, idempotencyKey: randomUUID() },
      )
    const fields = (field: string) => ({ code: codes.invalid, data: { fields: { [field]: expect.any(String) } } })
    await expect(ask({})).rejects.toMatchObject(fields('files'))
    const foreign = await looseFile(service, (await service.seeker()).id)
    await expect(ask({ files: [foreign] })).rejects.toMatchObject(fields('files'))
    const files = [await looseFile(service, person.id)]
    await expect(ask({ files, consent: false })).rejects.toMatchObject(fields('consent'))
    await expect(ask({ files, officeId: '999' })).rejects.toMatchObject(fields('officeId'))
    expect((await service.call(listArchiveOffices, { city: '360700' })).list).toHaveLength(1)
    expect((await service.call(listArchiveOffices, { city: '360100' })).list).toEqual([])
  })
})

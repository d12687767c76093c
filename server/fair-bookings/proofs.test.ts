import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { applyForFairs, handInFairProof, ownFairProof } from '#contract/fair-bookings'
import { fairContract } from '#contract/fair-contract'
import { decideFairApplications, fairApplicationProof, listFairApplications } from '#contract/fair-office'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { fairOfficeCalls } from '../fair-office/index.ts'
import { fairOfficer } from '../fair-office/testing.ts'
import { filesCalls } from '../files/index.ts'
import { uploadPaper } from '../files/testing.ts'
import { localFiles } from '../http/files/store.ts'
import { seedFair } from '../job-fairs/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { dropOldProofs } from './proofs.ts'
import { calls } from './testing.calls.ts'
import { companyWithJob, creating } from './testing.ts'

const DAY = 86_400

describeOnBothEngines('what employers hand in with an application', open => {
  let service: TestService
  let mine: TestEmployer
  let person: Awaited<ReturnType<typeof companyWithJob>>
  beforeEach(async () => {
    service = createTestService(await open(), [...calls, ...fairOfficeCalls, ...filesCalls])
    await seedFair(service.db, service.clock.now())
    await seedFair(service.db, service.clock.now(), { id: 2, opensIn: 9 })
    mine = await fairOfficer(service)
    person = await companyWithJob(service)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const upload = (name: string, by: TestPerson = person) => uploadPaper(service, by, name)
  const form = (more: object, fairs: string[] = ['1']) => ({
    fairs,
    jobs: [person.job],
    contract: fairContract.version,
    ...more,
  })
  const apply = async (more: object, fairs?: string[]) =>
    (await service.call(applyForFairs, form(more, fairs), creating(person))).results.map(one => one.participation)
  const handedIn = async () => (await service.call(listFairApplications, { fair: '1' }, mine)).list[0]?.proofs
  const read = (participation: string, kind: 'authorisation' | 'licence', by: TestPerson = mine) =>
    service.call(fairApplicationProof, { fair: '1', participation, kind }, by)
  const isStored = (id: string) => existsSync(join(service.dataDir, 'files', id.slice(0, 2), id))

  test('is read by the office of the fair, by nobody else, and by whom is written down', async () => {
    const file = await upload('委托书.pdf')
    const [id = ''] = await apply({ authorisation: file, licence: '' })
    expect(await handedIn()).toEqual(['authorisation'])
    expect(await read(id, 'authorisation')).toMatchObject({ name: '委托书.pdf', mime: 'application/pdf' })
    expect(await service.db.query(sql`select subject_id from audit_log where action = 'fair-proof.read'`)).toHaveLength(
      1,
    )
    await expect(read(id, 'licence')).rejects.toMatchObject({ code: codes.notFound })
    await expect(read(id, 'authorisation', await fairOfficer(service, 2))).rejects.toMatchObject({
      code: codes.notFound,
    })
    await expect(read(id, 'authorisation', await fairOfficer(service, 1, ['steward']))).rejects.toMatchObject({
      code: codes.roleTooLow,
    })
    const status = async ({ token }: TestPerson) =>
      (await service.app.http.request(`/files/${file}`, { headers: { Authorization: `Bearer ${token}` } }, {})).status
    expect([await status(person), await status(mine)]).toEqual([200, 404])
  })

  test('is read anew before an application passes whose paper was exchanged after it had been read', async () => {
    const listed = async () => (await service.call(listFairApplications, { fair: '1' }, mine)).list[0]?.exchanged
    const exchange = async (id: string, name: string) => {
      const file = await upload(name)
      await service.call(handInFairProof, { id, kind: 'authorisation', file }, person)
    }
    const approve = (id: string) =>
      service.call(decideFairApplications, { fair: '1', ids: [id], decision: 'approve' }, mine)
    const [id = ''] = await apply({ authorisation: await upload('委托书.pdf') })
    await exchange(id, '清楚的.pdf')
    expect(await listed()).toEqual([])
    await read(id, 'authorisation')
    expect(await listed()).toEqual([])
    service.clock.advance(60)
    await exchange(id, '盖章.pdf')
    const exchanged = [{ kind: 'authorisation', at: service.clock.now().getTime() }]
    expect(await listed()).toEqual(exchanged)
    // Neither the employer nor who supervises answers it.
    await service.call(ownFairProof, { id, kind: 'authorisation' }, person)
    await read(id, 'authorisation', await fairOfficer(service, 1, ['supervise']))
    expect(await listed()).toEqual(exchanged)
    expect(await approve(id)).toEqual({ done: 0, skipped: 0, unread: 1, barred: [] })
    expect((await service.call(listFairApplications, { fair: '1' }, mine)).list[0]?.state).toBe('applied')
    await read(id, 'authorisation')
    expect(await listed()).toEqual([])
    expect(await approve(id)).toEqual({ done: 1, skipped: 0, unread: 0, barred: [] })
    expect(await approve(id)).toEqual({ done: 0, skipped: 1, unread: 0, barred: [] })
  })

  test('is refused without reading what was exchanged, and comes back unread', async () => {
    const [id = ''] = await apply({ authorisation: await upload('委托书.pdf') })
    await read(id, 'authorisation')
    await service.call(handInFairProof, { id, kind: 'authorisation', file: await upload('盖章.pdf') }, person)
    const decide = (more: object) =>
      service.call(decideFairApplications, { fair: '1', ids: [id], decision: 'approve', ...more }, mine)
    expect(await decide({ decision: 'refuse', reason: '岗位少于两个' })).toEqual({
      done: 1,
      skipped: 0,
      unread: 0,
      barred: [],
    })
    await apply({})
    expect(await decide({})).toEqual({ done: 0, skipped: 0, unread: 1, barred: [] })
  })

  test('is an upload of one’s own that goes along with nothing else, and an agency’s licence of agencies alone', async () => {
    const file = await upload('委托书.pdf')
    const refused = async (more: object) => (await service.sendRaw(applyForFairs, form(more), creating(person))).body
    const others = await upload('别人的.pdf', await service.employer())
    expect(await refused({ authorisation: others })).toMatchObject({
      code: codes.invalid,
      data: { fields: { authorisation: '附件已失效，请重新上传' } },
    })
    await service.db.run(sql`update companies set account_kind = 'agency' where id = ${person.companyId}`)
    const agency = { agencyLicence: '360100202400012', agencyUntil: '2099-01-01' }
    expect(await refused({ ...agency, authorisation: file, licence: file })).toMatchObject({ code: codes.invalid })
    await apply({
      agencyLicence: '360100202400012',
      agencyUntil: '2099-01-01',
      authorisation: file,
      licence: await upload('许可证.pdf'),
    })
    expect(await handedIn()).toEqual(['authorisation', 'licence'])
  })

  test('goes along with several fairs, is replaced at one, and stays as long as any of them needs it', async () => {
    const file = await upload('委托书.pdf')
    const [one = ''] = await apply({ authorisation: file }, ['1', '2'])
    const reason = '委托书没有盖章'
    await service.call(decideFairApplications, { fair: '1', ids: [one], decision: 'refuse', reason }, mine)
    const better = await upload('盖章.pdf')
    await apply({ authorisation: better })
    expect(await read(one, 'authorisation')).toMatchObject({ name: '盖章.pdf' })
    expect([isStored(file), isStored(better)]).toEqual([true, true])
    await service.call(decideFairApplications, { fair: '1', ids: [one], decision: 'refuse', reason }, mine)
    await apply({})
    expect(await handedIn()).toEqual(['authorisation'])
    await service.call(decideFairApplications, { fair: '1', ids: [one], decision: 'refuse', reason }, mine)
    await apply({ authorisation: await upload('又一份.pdf') })
    expect([isStored(file), isStored(better)]).toEqual([true, false])
  })

  test('stays what it was where the call that was to replace it is refused, and goes with the one that does', async () => {
    await service.db.run(sql`update companies set account_kind = 'agency' where id = ${person.companyId}`)
    const agency = { agencyLicence: '360100202400012', agencyUntil: '2099-01-01' }
    const [file, better] = [await upload('委托书.pdf'), await upload('盖章.pdf')]
    const [id = ''] = await apply({ ...agency, authorisation: file })
    const reason = '委托书没有盖章'
    await service.call(decideFairApplications, { fair: '1', ids: [id], decision: 'refuse', reason }, mine)
    // The authorisation is exchanged by the time that nobody is found to have uploaded the licence.
    await expect(apply({ ...agency, authorisation: better, licence: randomUUID() })).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { licence: '附件已失效，请重新上传' } },
    })
    expect(await read(id, 'authorisation')).toMatchObject({ name: '委托书.pdf' })
    expect([isStored(file), isStored(better)]).toEqual([true, true])
    await apply({ ...agency, authorisation: better })
    expect(await read(id, 'authorisation')).toMatchObject({ name: '盖章.pdf' })
    expect([isStored(file), isStored(better)]).toEqual([false, true])
    expect(await service.db.query(sql`select id from files where kind = 'fair-proof'`)).toEqual([{ id: better }])
  })

  test('is thrown away a month after the fair, not after a day on which it was not held', async () => {
    const file = await upload('委托书.pdf')
    await apply({ authorisation: file }, ['1', '2'])
    const drop = () => dropOldProofs(service.db, localFiles(service.dataDir), service.clock.now())
    await service.db.run(sql`update fairs set state = 'postponed' where id = 1`)
    service.clock.advance(41 * DAY)
    expect([await drop(), isStored(file)]).toEqual([0, true])
    await service.db.run(sql`update fairs set state = 'planned'`)
    expect([await drop(), isStored(file)]).toEqual([1, false])
    expect(await service.db.query(sql`select 1 from fair_proofs`)).toEqual([])
    expect(await drop()).toBe(0)
  })
})

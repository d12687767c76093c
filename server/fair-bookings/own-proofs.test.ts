import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { applyForFairs, handInFairProof, ownFairProof, participationInfo } from '#contract/fair-bookings'
import { fairContract } from '#contract/fair-contract'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines, describeOnPostgres } from '../db/testing.ts'
import { filesCalls } from '../files/index.ts'
import { uploadPaper } from '../files/testing.ts'
import { seedFair } from '../job-fairs/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { during } from '../testing.races.ts'
import { createTestService } from '../testing.ts'
import { approve, refuse } from './office.ts'
import { loneFiles, putProof } from './proof-queries.ts'
import { calls } from './testing.calls.ts'
import { companyWithJob, creating } from './testing.ts'

/** An employer, and two fairs that take applications. */
async function beginOn(db: Db) {
  const service = createTestService(db, [...calls, ...filesCalls])
  const now = service.clock.now()
  await seedFair(db, now)
  await seedFair(db, now, { id: 2, opensIn: 9 })
  const person = await companyWithJob(service)
  const upload = (name: string, by: TestPerson = person) => uploadPaper(service, by, name)
  /** Applies with these papers; the participations, one for each fair. */
  const apply = async (papers: object, fairs: string[] = ['1']) => {
    const form = { fairs, jobs: [person.job], contract: fairContract.version, ...papers }
    return (await service.call(applyForFairs, form, creating(person))).results.map(one => one.participation)
  }
  const isStored = (id: string) => existsSync(join(service.dataDir, 'files', id.slice(0, 2), id))
  return { service, now, person, upload, apply, isStored }
}

describeOnBothEngines('papers of one’s own application', open => {
  let begun: Awaited<ReturnType<typeof beginOn>>
  beforeEach(async () => {
    begun = await beginOn(await open())
  })
  afterEach(() => rm(begun.service.dataDir, { recursive: true, force: true }))

  const proofsOf = async (id: string) => (await begun.service.call(participationInfo, { id }, begun.person)).proofs
  const read = (id: string, kind: 'authorisation' | 'licence', by: TestPerson = begun.person) =>
    begun.service.call(ownFairProof, { id, kind }, by)
  const handIn = async (id: string, file: string, kind: 'authorisation' | 'licence' = 'authorisation') =>
    (await begun.service.sendRaw(handInFairProof, { id, kind, file }, begun.person)).body
  const becomesAgency = () =>
    begun.service.db.run(sql`update companies set account_kind = 'agency' where id = ${begun.person.companyId}`)

  test('are named with the day on which they came, and read by the whole office of the employer, which is written down', async () => {
    const { service, now, person, upload, apply } = begun
    const [id = ''] = await apply({ authorisation: await upload('委托书.pdf') })
    expect(await proofsOf(id)).toEqual([{ kind: 'authorisation', name: '委托书.pdf', handedInAt: now.getTime() }])
    const colleague = await service.employer(person.companyId)
    expect(await read(id, 'authorisation')).toMatchObject({ name: '委托书.pdf', mime: 'application/pdf' })
    expect(await read(id, 'authorisation', colleague)).toMatchObject({ name: '委托书.pdf' })
    const readers = await service.db.query(sql`
      select actor from audit_log where action = 'fair-proof.read' and subject_id = ${id} order by id`)
    expect(readers).toEqual([{ actor: person.id }, { actor: colleague.id }])
    await expect(read(id, 'licence')).rejects.toMatchObject({ code: codes.notFound })
    await expect(read(id, 'authorisation', await service.employer())).rejects.toMatchObject({ code: codes.notFound })
  })

  test('are asked for while they are missing: of an agency its licence too', async () => {
    const { upload, apply } = begun
    const [id = ''] = await apply({})
    const missing = (kind: string) => ({ kind, name: '', handedInAt: null })
    expect(await proofsOf(id)).toEqual([missing('authorisation')])
    const licence = await upload('许可证.pdf')
    expect(await handIn(id, licence, 'licence')).toMatchObject({
      code: codes.invalid,
      data: { fields: { licence: '只有人力资源服务机构要交许可证' } },
    })
    await becomesAgency()
    expect(await proofsOf(id)).toEqual([missing('authorisation'), missing('licence')])
    expect(await handIn(id, licence, 'licence')).toMatchObject({ code: codes.ok })
    expect(await proofsOf(id)).toMatchObject([missing('authorisation'), { kind: 'licence', name: '许可证.pdf' }])
  })

  test('are exchanged until the application is answered, and what they replace is thrown away', async () => {
    const { service, now, upload, apply, isStored } = begun
    const file = await upload('委托书.pdf')
    const [one = '', two = ''] = await apply({ authorisation: file }, ['1', '2'])
    const [better, best] = [await upload('盖章.pdf'), await upload('清楚的.pdf')]
    expect(await handIn(one, better)).toMatchObject({ code: codes.ok })
    // The answer got lost.
    expect(await handIn(one, better)).toMatchObject({ code: codes.ok })
    expect(await proofsOf(one)).toMatchObject([{ name: '盖章.pdf' }])
    expect(await proofsOf(two)).toMatchObject([{ name: '委托书.pdf' }])
    expect(await handIn(two, best)).toMatchObject({ code: codes.ok })
    expect([isStored(file), isStored(better), isStored(best)]).toEqual([false, true, true])

    const decided = { user: null, now }
    await service.db.tx(tx => approve(tx, { fair: 1, participation: one, ...decided }))
    await service.db.tx(tx => refuse(tx, { fair: 2, participation: two, reason: '超出范围', ...decided }))
    const late = await upload('太晚.pdf')
    for (const id of [one, two])
      expect(await handIn(id, late)).toMatchObject({ code: codes.wrongState, msg: '报名已有审核结果，材料不能再换' })
    expect(await proofsOf(one)).toMatchObject([{ name: '盖章.pdf' }])
    expect(await service.db.query(sql`select kind from files where id = ${late}`)).toEqual([{ kind: 'attachment' }])
  })

  test('are uploads of one’s own, for applications of one’s own', async () => {
    const { service, person, upload, apply, isStored } = begun
    const file = await upload('委托书.pdf')
    const [id = ''] = await apply({ authorisation: file })
    const stranger = await companyWithJob(service)
    const theirs = await upload('别人的.pdf', stranger)
    for (const other of [theirs, randomUUID()])
      expect(await handIn(id, other)).toMatchObject({
        code: codes.invalid,
        data: { fields: { authorisation: '附件已失效，请重新上传' } },
      })
    await expect(
      service.call(handInFairProof, { id, kind: 'authorisation', file: theirs }, stranger),
    ).rejects.toMatchObject({ code: codes.notFound })
    expect(await proofsOf(id)).toMatchObject([{ name: '委托书.pdf' }])
    expect([isStored(file), isStored(theirs)]).toEqual([true, true])
    expect(await read(id, 'authorisation', person)).toMatchObject({ name: '委托书.pdf' })
  })
})

describeOnPostgres('one paper of two applications', open => {
  test('is thrown away by the later of two who let go of it at once', async () => {
    const { service, now, person, upload, apply, isStored } = await beginOn(await open())
    const kind = 'authorisation'
    const file = await upload('委托书.pdf')
    const [one = '', two = ''] = await apply({ authorisation: file }, ['1', '2'])
    const [better, best] = [await upload('盖章.pdf'), await upload('清楚的.pdf')]
    let lone: readonly string[] = []
    const others = await during(
      service.db,
      async tx => {
        lone = await loneFiles(tx, await putProof(tx, { participations: [one], kind, file: better, now }))
      },
      () => [service.call(handInFairProof, { id: two, kind, file: best }, person)],
    )
    expect(others).toMatchObject([{ status: 'fulfilled' }])
    expect([lone, isStored(file)]).toEqual([[], false])
    await rm(service.dataDir, { recursive: true, force: true })
  })
})

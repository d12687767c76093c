import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyToJob, withdrawApplication } from '#contract/applications'
import { codes } from '#contract/codes'
import { setBlindness } from '#contract/received'
import { addWork, arrangeWorks, deleteWork, editWork, listWorks, workRules } from '#contract/resume-works'
import { deleteResume, makeEnglishVersion, readResume } from '#contract/resumes'
import { applicationsCalls } from '../applications/index.ts'
import { insertJob, writeResume } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { resumesCalls, WORK_KIND, workRule } from './index.ts'
import { documentWork, pictureWork } from './testing.ts'

interface Sender {
  readonly person: TestPerson
  readonly resumeId: string
  readonly work: string
}

describeOnBothEngines('works and certificates beside a resume', open => {
  let service: TestService
  let seeker: TestPerson
  let employer: TestEmployer
  let id: string
  beforeEach(async () => {
    const parts = { fileRules: { [WORK_KIND]: workRule } }
    service = createTestService(await open(), [...resumesCalls, ...applicationsCalls], {}, parts)
    seeker = await service.seeker()
    employer = await service.employer()
    id = await writeResume(service, seeker)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const add = async (caption: string, file: File, resume = id, key: string = randomUUID()) =>
    (await service.call(addWork, { id: resume, caption, files: [file] }, { ...seeker, idempotencyKey: key })).list
  const works = async (resume = id) => (await service.call(listWorks, { id: resume }, seeker)).list
  const status = async (address: string, person?: TestPerson) => {
    const headers = person ? { Authorization: `Bearer ${person.token}` } : {}
    return (await service.app.http.request(address, { headers }, {})).status
  }
  const apply = async (resumeId = id) => {
    const jobId = await insertJob(service, employer.companyId)
    return (await service.call(applyToJob, { jobId, resumeId }, seeker)).applicationId
  }
  const sentTo = async (application: string) => (await service.call(readResume, { id: application }, employer)).works
  const countFiles = async () => (await service.db.query(sql`select 1 from files where kind = ${WORK_KIND}`)).length

  test('are kept in the order in which they were added, each under what it is', async () => {
    await add('毕业设计海报', await pictureWork())
    const list = await add('教师资格证 · 高级中学', documentWork())
    expect(list.map(({ kind, name, caption }) => [kind, name, caption])).toEqual([
      ['picture', '海报.webp', '毕业设计海报'],
      ['document', '教师资格证.pdf', '教师资格证 · 高级中学'],
    ])
    expect(await works()).toEqual(list)
  })

  test('sent again under the same key, one is added once', async () => {
    const key = randomUUID()
    const first = await add('证书', documentWork(), id, key)
    expect(await add('证书', documentWork(), id, key)).toEqual(first)
  })

  test('are renamed and removed one by one, with their file', async () => {
    const [one] = await add('证书', documentWork())
    if (!one) throw new Error('nothing was added')
    const renamed = await service.call(editWork, { id: one.id, caption: '电工证（高压）' }, seeker)
    expect(renamed.list).toEqual([{ ...one, caption: '电工证（高压）' }])
    expect((await service.call(deleteWork, { id: one.id }, seeker)).list).toEqual([])
    expect([await countFiles(), await status(one.src, seeker)]).toEqual([0, 404])
    await expect(service.call(deleteWork, { id: one.id }, seeker)).rejects.toMatchObject({ code: codes.notFound })
  })

  test('keep words that were changed in another tab: the later one is told what they are, and may replace them', async () => {
    const [one] = await add('证书', documentWork())
    const rename = (caption: string, was: string) => service.call(editWork, { id: one?.id ?? '', caption, was }, seeker)
    for (let time = 0; time < 2; time += 1) await rename('电工证', '证书')
    await expect(rename('焊工证', '证书')).rejects.toMatchObject({
      code: codes.conflict,
      message: '这条说明已在别处改为“电工证”，再保存一次会替换它',
    })
    expect((await works()).map(({ caption }) => caption)).toEqual(['电工证'])
    expect((await rename('焊工证', '电工证')).list).toMatchObject([{ caption: '焊工证' }])
  })

  test('stand in the order that their owner gives them, in both versions and in what is sent, and a new one comes last', async () => {
    const english = (await service.call(makeEnglishVersion, { id }, seeker)).id
    await add('一号', documentWork())
    await add('二号', documentWork())
    const [one = '', two = '', three = ''] = (await add('三号', documentWork())).map(work => work.id)
    const arrange = async (order: string[], resume = id) =>
      (await service.call(arrangeWorks, { id: resume, works: order }, seeker)).list.map(work => work.id)
    expect(await arrange([three, one, two])).toEqual([three, one, two])
    expect(await arrange([three, one, two])).toEqual([three, one, two])
    expect((await works(english)).map(work => work.id)).toEqual([three, one, two])
    expect(await arrange([two, three, one], english)).toEqual([two, three, one])
    const application = await apply()
    expect((await add('四号', documentWork())).map(({ caption }) => caption)).toEqual(['二号', '三号', '一号', '四号'])
    expect((await sentTo(application)).map(work => work.id)).toEqual([two, three, one])
  })

  test('are not put in an order that names others, too few, or one twice', async () => {
    const [one = '', two = ''] = [await add('证书', documentWork()), await add('海报', documentWork())]
      .flat()
      .slice(1)
      .map(work => work.id)
    const other = await writeResume(service, seeker)
    const [foreign = ''] = (await add('别的简历的', documentWork(), other)).map(work => work.id)
    for (const order of [[one], [one, one], [one, foreign], [two, one, foreign], [one, randomUUID()]]) {
      await expect(service.call(arrangeWorks, { id, works: order }, seeker)).rejects.toMatchObject({
        code: codes.conflict,
      })
    }
    await expect(service.call(arrangeWorks, { id, works: [] }, seeker)).rejects.toMatchObject({ code: codes.invalid })
    expect((await works()).map(work => work.id)).toEqual([one, two])
  })

  test('go along with an application as they are then, until it is taken back', async () => {
    const [one] = await add('原来的说明', await pictureWork())
    if (!one) throw new Error('nothing was added')
    const application = await apply()
    await service.call(editWork, { id: one.id, caption: '后来的说明' }, seeker)
    await service.call(deleteWork, { id: one.id }, seeker)
    await service.call(deleteResume, { id }, seeker)
    expect(await sentTo(application)).toEqual([one])
    expect([await status(one.src, employer), await status(one.src)]).toEqual([200, 404])
    expect([await status(one.src, await service.employer()), await status(one.src, await service.seeker())]).toEqual([
      404, 404,
    ])
    await service.call(withdrawApplication, { id: application }, seeker)
    expect(await status(one.src, employer)).toBe(404)
  })

  test.each([
    ['one of them', (of: Sender) => service.call(deleteWork, { id: of.work }, of.person)],
    ['the resume', (of: Sender) => service.call(deleteResume, { id: of.resumeId }, of.person)],
  ])('stay with what was sent, where %s goes at the moment of sending', async (_, remove) => {
    const people = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const person = await service.seeker()
        const resumeId = await writeResume(service, person)
        const added = { id: resumeId, caption: '证书', files: [documentWork()] }
        const [work] = (await service.call(addWork, added, { ...person, idempotencyKey: randomUUID() })).list
        const jobId = await insertJob(service, employer.companyId)
        return { person, resumeId, jobId, work: work?.id ?? '' }
      }),
    )
    await Promise.allSettled(
      people.flatMap(one => [
        service.call(applyToJob, { jobId: one.jobId, resumeId: one.resumeId }, one.person),
        remove(one),
      ]),
    )
    const lost = await service.db.query(sql`
      select w ->> 'name' as name from applications a, jsonb_array_elements(a.resume -> 'works') w
      where not exists (select 1 from files f where f.id::text = w ->> 'file')`)
    expect(lost).toEqual([])
  })

  test('stay hidden while the employer must not know who it is', async () => {
    const [one] = await add('我的照片', await pictureWork())
    await service.call(setBlindness, { on: true }, employer)
    const application = await apply()
    expect(await sentTo(application)).toEqual([])
    expect(await status(one?.src ?? '', employer)).toBe(404)
  })

  test('are those of both versions of a resume, and stay with the one that stays', async () => {
    const english = (await service.call(makeEnglishVersion, { id }, seeker)).id
    await add('证书', documentWork())
    const list = await add('海报', await pictureWork(), english)
    expect(await works(english)).toEqual(list)
    await service.call(deleteResume, { id }, seeker)
    expect(await works(english)).toEqual(list)
    await service.call(deleteResume, { id: english }, seeker)
    expect(await countFiles()).toBe(0)
  })

  test('are at most twelve, also when two tabs add at once', async () => {
    for (let number = 1; number < workRules.most; number += 1) await add(`证书 ${number}`, documentWork())
    const both = await Promise.allSettled([add('左边', documentWork()), add('右边', documentWork())])
    expect(both.map(({ status: outcome }) => outcome).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await works()).toHaveLength(workRules.most)
  })

  test.each([
    ['a program under the name of a certificate', new File([Buffer.from('MZ....')], '证书.pdf')],
    ['a PDF that ends half-way', new File(['%PDF-1.7\n1 0 obj'], '证书.pdf')],
    ['a page with script', new File(['<script>alert(1)</script>'], '作品.html')],
  ])('do not take %s', async (_, file) => {
    await expect(add('证书', file)).rejects.toMatchObject({ code: codes.fileTypeRefused })
    expect(await countFiles()).toBe(0)
  })

  test.each(['', '证', '长'.repeat(61)])('ask for words that tell what it is: %j does not', async caption => {
    await expect(add(caption, documentWork())).rejects.toMatchObject({ code: codes.invalid })
  })
})

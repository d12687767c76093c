import { beforeEach, expect, test } from 'vitest'
import { applyToJob, listReceived, receivedDetail } from '#contract/applications'
import { codes } from '#contract/codes'
import type { InputOf } from '#contract/endpoint'
import { deleteReceivedTag, exportReceived, listReceivedTags, MOST_TAGS, tagReceived } from '#contract/received'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { bytesOf } from '../resume-files/testing.ts'
import { resumesCalls } from '../resumes/index.ts'
import type { TestEmployer } from '../testing.people.ts'
import { readSheet } from '../testing.sheet.ts'
import { createTestService, type TestService } from '../testing.ts'
import { applicationsCalls } from './index.ts'
import { insertJob, writeResume } from './testing.ts'

const numbered = (count: number, name = '标签') => Array.from({ length: count }, (_, at) => `${name}${at + 1}`)

describeOnBothEngines('the tags of a company on what it has received', open => {
  let service: TestService
  let employer: TestEmployer
  let jobId: string
  beforeEach(async () => {
    service = createTestService(await open(), [...applicationsCalls, ...resumesCalls])
    employer = await service.employer()
    jobId = await insertJob(service, employer.companyId)
  })

  const send = async (job = jobId) => {
    const seeker = await service.seeker()
    const resumeId = await writeResume(service, seeker)
    return (await service.call(applyToJob, { jobId: job, resumeId }, seeker)).applicationId
  }
  const tag = (input: InputOf<typeof tagReceived>, by = employer) => service.call(tagReceived, input, by)
  const tagsOf = async (id: string) =>
    (await service.call(receivedDetail, { id }, employer)).tags.map(({ name }) => name).toSorted()
  const tagId = async (name: string) =>
    (await service.call(listReceivedTags, {}, employer)).list.find(one => one.name === name)?.id ?? ''

  test('are put on one or many, made where they are new, and taken off again, with an audit row for each', async () => {
    const [one, two] = [await send(), await send()]
    await tag({ ids: [one, two], add: ['可急聘', '可急聘', '𠮷安人'] })
    await tag({ ids: [one], add: ['会䶮语'], remove: ['可急聘', '没有的'] })
    expect([await tagsOf(one), await tagsOf(two)]).toEqual([
      ['会䶮语', '𠮷安人'],
      ['可急聘', '𠮷安人'],
    ])
    const { list } = await service.call(listReceivedTags, {}, employer)
    expect(Object.fromEntries(list.map(({ name, applications }) => [name, applications]))).toEqual({
      会䶮语: 1,
      可急聘: 1,
      𠮷安人: 2,
    })
    const rows = await service.db.query<{ subject_id: string }>(
      sql`select subject_id from audit_log where action = 'application.tag'`,
    )
    expect(rows.map(({ subject_id }) => subject_id).toSorted()).toEqual([one, one, two].toSorted())
  })

  test('are one in whatever case, width and blanks they are written, and come off so', async () => {
    const id = await send()
    await tag({ ids: [id], add: ['CPA', 'ｃｐａ', 'C P A'] })
    await tag({ ids: [id], add: ['cpa', '能上 夜班'] })
    await tag({ ids: [id], add: ['能上夜班'] })
    expect(await tagsOf(id)).toEqual(['CPA', '能上 夜班'])
    expect((await service.call(listReceivedTags, {}, employer)).list).toHaveLength(2)
    await tag({ ids: [id], remove: ['ＣＰＡ'] })
    expect(await tagsOf(id)).toEqual(['能上 夜班'])
  })

  test('narrow down the list and its sheet, which names them', async () => {
    const [one] = [await send(), await send()]
    await tag({ ids: [one], add: ['=1+1', '可急聘'] })
    const filter = { tag: await tagId('可急聘') }
    const { list, total } = await service.call(listReceived, filter, employer)
    expect([list.map(({ id }) => id), total]).toEqual([[one], 1])
    const { bytes } = await bytesOf(await service.call(exportReceived, filter, employer))
    const { rows, hasFormula } = await readSheet(bytes)
    expect([rows.length, rows[0]?.at(-1), rows[1]?.at(-1), hasFormula]).toEqual([2, '标签', '=1+1、可急聘', false])
  })

  test('of another company are as if they were not', async () => {
    const other = await service.employer()
    const theirs = await send(await insertJob(service, other.companyId))
    await tag({ ids: [theirs], add: ['可急聘'] }, other)
    const [foreign] = (await service.call(listReceivedTags, {}, other)).list
    const id = foreign?.id ?? ''
    await send()
    expect((await service.call(listReceived, { tag: id }, employer)).list).toEqual([])
    expect((await service.call(listReceivedTags, {}, employer)).list).toEqual([])
    await expect(service.call(deleteReceivedTag, { id }, employer)).rejects.toMatchObject({ code: codes.notFound })
    await expect(tag({ ids: [theirs], add: ['可急聘'] })).rejects.toMatchObject({ code: codes.notFound })
    expect((await service.call(listReceivedTags, {}, other)).list).toEqual([foreign])
  })

  test('of two members at once are all there', async () => {
    const [id, second] = [await send(), await service.employer(employer.companyId)]
    await Promise.all([tag({ ids: [id], add: ['可急聘', '甲'] }), tag({ ids: [id], add: ['可急聘', '乙'] }, second)])
    expect(await tagsOf(id)).toEqual(['乙', '可急聘', '甲'].toSorted())
  })

  test('are ten of one and fifty of a company at most; what is too much changes nothing', async () => {
    const ids = [await send(), await send(), await send(), await send(), await send(), await send()]
    const [first = '', ...others] = ids
    await tag({ ids: [first], add: numbered(10) })
    await expect(tag({ ids, add: ['再来'] })).rejects.toMatchObject({
      code: codes.quotaReached,
      message: '每份简历最多 10 个标签，所选的有 1 份会超过，请先去掉不用的',
    })
    expect(await tagsOf(others[0] ?? '')).toEqual([])
    for (const [at, id] of others.slice(0, 4).entries()) await tag({ ids: [id], add: numbered(10, `第${at}批`) })
    expect((await service.call(listReceivedTags, {}, employer)).list).toHaveLength(MOST_TAGS)
    const more = { ids: [others[4] ?? ''], add: ['第五十一'] }
    await expect(tag(more)).rejects.toMatchObject({
      code: codes.quotaReached,
      message: '本单位最多 50 个标签，请先删除不用的',
    })
    await service.call(deleteReceivedTag, { id: await tagId('标签1') }, employer)
    await tag(more)
    expect(await tagsOf(first)).toHaveLength(9)
  })

  test.each([
    ['500 of them', { add: numbered(500) }, '一次最多 10 个标签'],
    ['a long one', { add: ['长'.repeat(21)] }, '20'],
    ['an empty one', { add: [' '] }, '标签'],
  ])('are refused where there are %s, with the reason', async (_, input, words) => {
    const id = await send()
    const refusal = await tag({ ids: [id], ...input }).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: codes.invalid, data: { fields: expect.anything() } })
    expect(JSON.stringify(refusal)).toContain(words)
    expect(await tagsOf(id)).toEqual([])
  })
})

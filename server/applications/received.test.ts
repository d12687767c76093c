import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  addReceivedNote,
  applyToJob,
  listOwnApplications,
  listReceived,
  markReceivedViewed,
  receivedDetail,
  updateReceivedState,
  withdrawApplication,
} from '#contract/applications'
import { codes } from '#contract/codes'
import { listMessages } from '#contract/messages'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { resumesCalls } from '../resumes/index.ts'
import { finishedBasic } from '../resumes/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { applicationsCalls } from './index.ts'
import { insertJob, writeResume } from './testing.ts'

const calls = [...applicationsCalls, ...resumesCalls, ...messagesCalls]

interface Sent {
  readonly id: string
  readonly seeker: TestPerson
}

describeOnBothEngines('what an employer has received', open => {
  let service: TestService
  let employer: TestEmployer
  let jobId: string
  beforeEach(async () => {
    service = createTestService(await open(), calls)
    employer = await service.employer()
    jobId = await insertJob(service, employer.companyId)
  })

  const send = async (name: string, job = jobId): Promise<Sent> => {
    const seeker = await service.seeker()
    const resumeId = await writeResume(service, seeker, name)
    const { applicationId } = await service.call(applyToJob, { jobId: job, resumeId }, { token: seeker.token })
    service.clock.advance(1)
    return { id: applicationId, seeker }
  }
  const list = (query = {}) => service.call(listReceived, query, { token: employer.token })
  const namesOf = async (query = {}) => (await list(query)).list.map(({ name }) => name)

  test('is listed newest first, page by page, and never runs over', async () => {
    for (const name of ['王一', '王二', '王三']) await send(name)
    expect(await namesOf()).toEqual(['王三', '王二', '王一'])
    expect(await namesOf({ page: 2, pageSize: 2 })).toEqual(['王一'])
    expect(await namesOf({ page: 3, pageSize: 2 })).toEqual([])
    expect(await list({ page: 2, pageSize: 2 })).toMatchObject({ total: 3, capped: false, page: 2, pageSize: 2 })
  })

  test('is listed as columns are: those moved last first, each state with its own total', async () => {
    const ids = [await send('王一'), await send('王二'), await send('王三')].map(({ id }) => id)
    for (const id of [ids[2], ids[0]]) {
      service.clock.advance(1)
      await service.call(updateReceivedState, { id: id ?? '', state: 'shortlisted' }, { token: employer.token })
    }
    const column = { state: 'shortlisted', order: 'changed', pageSize: 1 }
    expect(await list(column)).toMatchObject({ total: 2, list: [{ name: '王一' }] })
    expect(await namesOf({ ...column, page: 2 })).toEqual(['王三'])
    expect(await namesOf({ state: 'delivered', order: 'changed' })).toEqual(['王二'])
  })

  test.each([
    { page: -1 },
    { page: 0 },
    { page: 1e9 },
    { pageSize: 51 },
    { state: 'gone' },
    { jobId: 'x' },
    { order: 'name' },
  ])('refuses %j with a message at the field', async query => {
    const refusal = await list(query).catch(error => error)
    expect(refusal).toMatchObject({ code: codes.invalid })
    expect(Object.keys(refusal.data.fields)).toEqual(Object.keys(query))
  })

  test('is found by part of a name, whichever dot and whatever signs are typed', async () => {
    await send('阿卜杜·䶮𠮷')
    await send('欧阳明')
    expect(await namesOf({ t: '𠮷' })).toEqual(['阿卜杜·䶮𠮷'])
    expect(await namesOf({ t: '杜・䶮' })).toEqual(['阿卜杜·䶮𠮷'])
    expect(await namesOf({ t: '欧阳' })).toEqual(['欧阳明'])
    for (const t of ['%', '_', '\\', "' or 1=1 --", '😀']) expect(await namesOf({ t })).toEqual([])
  })

  test('is narrowed down by job, state and unread, while the counts stay those of all', async () => {
    const other = await insertJob(service, employer.companyId, { title: '普工' })
    await send('王一')
    const { id } = await send('王二', other)
    await service.call(markReceivedViewed, { id }, { token: employer.token })
    expect(await namesOf({ jobId: other })).toEqual(['王二'])
    expect(await namesOf({ state: 'delivered' })).toEqual(['王一'])
    expect(await namesOf({ unread: '1' })).toEqual(['王一'])
    expect((await list({ state: 'hired' })).counts).toMatchObject({ delivered: 1, viewed: 1, hired: 0, withdrawn: 0 })
  })

  test('shows neither phone nor address in a list, and the phone in the detail, because the person applied', async () => {
    const { id } = await send(finishedBasic.name)
    expect(JSON.stringify(await list())).not.toContain(finishedBasic.phone)
    const detail = await service.call(receivedDetail, { id }, { token: employer.token })
    expect(detail).toMatchObject({ phone: finishedBasic.phone, name: finishedBasic.name, notes: [] })
    expect(detail.events).toMatchObject([{ actor: 'seeker', state: 'delivered' }])
  })

  test('that was taken back keeps its place and gives nobody away', async () => {
    const { id, seeker } = await send(finishedBasic.name)
    await service.call(withdrawApplication, { id }, { token: seeker.token })
    const detail = await service.call(receivedDetail, { id }, { token: employer.token })
    expect(detail).toMatchObject({ state: 'withdrawn', unread: false, name: '阿**', phone: '', age: null, place: '' })
    expect(JSON.stringify([detail, await list()])).not.toContain('卜杜')
    expect(await namesOf({ t: '阿卜杜' })).toEqual([])
    const seen = await service.call(markReceivedViewed, { id }, { token: employer.token })
    expect(seen).toMatchObject({ state: 'withdrawn', name: '阿**' })
  })

  test('is looked at by those who may only look without a word to the seeker or a state of its own', async () => {
    const { id, seeker } = await send('王一')
    const reader = await service.employer(employer.companyId, 'reader')
    expect(await service.call(receivedDetail, { id }, reader)).toMatchObject({ state: 'delivered' })
    await expect(service.call(markReceivedViewed, { id }, reader)).rejects.toMatchObject({ code: codes.roleTooLow })
    expect((await list()).list).toMatchObject([{ state: 'delivered', unread: true }])
    expect((await service.call(listMessages, {}, seeker)).list).toEqual([])
    await service.call(markReceivedViewed, { id }, employer)
    expect((await list()).list).toMatchObject([{ state: 'viewed', unread: false }])
  })

  test('carries notes for the colleagues, which no seeker ever sees', async () => {
    const { id, seeker } = await send('王一')
    const colleague = await service.employer(employer.companyId)
    const body = '面试表现好，<b>尽快</b>联系 𠮷😀'
    const note = await service.call(addReceivedNote, { id, body }, { token: colleague.token })
    expect(note.body).toBe(body)
    const detail = await service.call(receivedDetail, { id }, { token: employer.token })
    expect(detail.notes).toEqual([note])
    const seen = [
      await service.call(listOwnApplications, {}, { token: seeker.token }),
      await service.call(listMessages, {}, { token: seeker.token }),
    ]
    expect(JSON.stringify(seen)).not.toContain('尽快')
  })

  test.each(['', ' ', '字'.repeat(501)])('refuses the note %j', async body => {
    const { id } = await send('王一')
    await expect(service.call(addReceivedNote, { id, body }, { token: employer.token })).rejects.toMatchObject({
      code: codes.invalid,
    })
  })

  test('answers a stranger as if it did not exist, and stays as it was', async () => {
    const { id } = await send('王一')
    const [stranger, missing] = [await service.employer(), randomUUID()]
    const attempts = (target: string) =>
      [
        service.call(receivedDetail, { id: target }, stranger),
        service.call(markReceivedViewed, { id: target }, stranger),
        service.call(updateReceivedState, { id: target, state: 'unfit' }, stranger),
        service.call(addReceivedNote, { id: target, body: '看看' }, stranger),
      ].map(work => work.catch(error => error))
    expect(await Promise.all(attempts(id))).toEqual(await Promise.all(attempts(missing)))
    expect((await service.call(listReceived, { jobId }, stranger)).list).toEqual([])
    expect((await list()).list).toMatchObject([{ state: 'delivered', unread: true }])
  })

  test('leaves a trace of every look, without a name in it', async () => {
    const { id } = await send('王一')
    await list()
    await service.call(receivedDetail, { id }, { token: employer.token })
    const rows = await service.db.query<{ action: string; subject_id: string }>(sql`
      select action, subject_id, detail from audit_log where actor = ${employer.id} order by id`)
    expect(rows).toEqual([
      { action: 'application.list', subject_id: employer.companyId, detail: { rows: 1, page: 1 } },
      { action: 'application.read', subject_id: id, detail: {} },
    ])
    expect(service.log.join('\n')).not.toContain('王一')
  })
})

describeOnBothEngines('the applications of a seeker', open => {
  test('are only those of that seeker, with the job as it stands now', async () => {
    const service = createTestService(await open(), calls)
    const employer = await service.employer()
    const jobs = [await insertJob(service, employer.companyId), await insertJob(service, employer.companyId)] as const
    const seeker = await service.seeker()
    const resumeId = await writeResume(service, seeker)
    for (const jobId of jobs) {
      await service.call(applyToJob, { jobId, resumeId }, seeker)
      service.clock.advance(1)
    }
    await service.db.run(sql`update jobs set status = 'invalid' where id = ${jobs[0]}`)
    const { list, total } = await service.call(listOwnApplications, { pageSize: 1, page: 2 }, seeker)
    expect(total).toBe(2)
    expect(list).toMatchObject([
      { jobOpen: false, state: 'delivered', job: { id: jobs[0], title: '会计', place: '南昌·东湖区', wageMin: 5000 } },
    ])
    const stranger = await service.seeker()
    expect((await service.call(listOwnApplications, {}, stranger)).list).toEqual([])
    const id = list[0]?.id ?? ''
    await expect(service.call(withdrawApplication, { id }, stranger)).rejects.toMatchObject({ code: codes.notFound })
    expect((await service.call(listOwnApplications, { state: 'withdrawn' }, seeker)).total).toBe(0)
  })
})

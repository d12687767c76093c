import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { applyToJob, listOwnApplications, listReceived } from '#contract/applications'
import { codes } from '#contract/codes'
import {
  answerJobInvitation,
  INVITATIONS_A_DAY,
  inviteToApply,
  listInvitableJobs,
  listJobInvitations,
} from '#contract/job-invitations'
import { listMessages } from '#contract/messages'
import { deleteResume, updateResumeSettings } from '#contract/resumes'
import { setHiddenCompany } from '#contract/searches'
import { setBlock } from '#contract/talents'
import { applicationsCalls } from '../applications/index.ts'
import { insertJob } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { resumesCalls } from '../resumes/index.ts'
import { finishedBasic } from '../resumes/testing.ts'
import { searchesCalls } from '../searches/index.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { talentsCalls } from './index.ts'
import { talent } from './testing.ts'

describeOnBothEngines('an invitation to apply', open => {
  let service: TestService
  let employer: TestEmployer
  let person: TestPerson
  let id: string
  let jobId: string
  beforeEach(async () => {
    const calls = [...talentsCalls, ...resumesCalls, ...applicationsCalls, ...messagesCalls, ...searchesCalls]
    service = createTestService(await open(), calls)
    employer = await service.employer()
    ;({ person, id } = await talent(service))
    jobId = await insertJob(service, employer.companyId)
  })

  const invite = (changes: { id?: string; jobId?: string; words?: string } = {}, by: TestEmployer = employer) =>
    service.call(inviteToApply, { id, jobId, ...changes }, { token: by.token, idempotencyKey: randomUUID() })
  const invitations = async (of = person) => (await service.call(listJobInvitations, {}, { token: of.token })).list
  const answer = async (what: 'apply' | 'decline') => {
    const [first] = await invitations()
    const input = { id: first?.id ?? '', answer: what }
    return service.call(answerJobInvitation, input, { token: person.token, idempotencyKey: randomUUID() })
  }
  const choices = () => service.call(listInvitableJobs, { id }, employer)

  test('is found in messages and in the list, and answered with one press, which applies once', async () => {
    expect(await choices()).toMatchObject({ list: [{ id: jobId, invited: false }], left: INVITATIONS_A_DAY })
    expect(await invite({ words: '想请您聊聊' })).toEqual({ left: INVITATIONS_A_DAY - 1 })
    expect(await choices()).toMatchObject({ list: [{ id: jobId, invited: true }], left: INVITATIONS_A_DAY - 1 })
    expect((await service.call(listMessages, {}, person)).list).toMatchObject([
      { title: '赣江示例电子有限公司邀请您应聘「会计」', link: '/user/invitation-list?group=jobs' },
    ])
    expect(await invitations()).toMatchObject([{ jobId, state: 'open', words: '想请您聊聊', jobTitle: '会计' }])
    expect(await answer('apply')).toMatchObject({ state: 'applied' })
    expect(await answer('apply')).toMatchObject({ state: 'applied' })
    expect(await answer('decline')).toMatchObject({ state: 'applied' })
    expect((await service.call(listOwnApplications, {}, person)).list).toHaveLength(1)
    expect((await service.call(listReceived, {}, employer)).total).toBe(1)
    const audits = await service.db.query(sql`
      select action from audit_log where action in ('talent.invite', 'application.send') order by id`)
    expect(audits).toEqual([{ action: 'talent.invite' }, { action: 'application.send' }])
  })

  test('may be declined, of which the company hears once and without a name, and accepted after all', async () => {
    await invite()
    expect(await answer('decline')).toMatchObject({ state: 'declined' })
    expect(await answer('decline')).toMatchObject({ state: 'declined' })
    const { list } = await service.call(listMessages, {}, employer)
    expect(list).toMatchObject([{ title: '「会计」的应聘邀请被谢绝', link: `/job-details/${jobId}` }])
    expect(JSON.stringify(list)).not.toContain(finishedBasic.name)
    const audits = await service.db.query(sql`select actor from audit_log where action = 'invitation.decline'`)
    expect(audits).toEqual([{ actor: person.id }])
    expect(await invitations()).toMatchObject([{ state: 'declined' }])
    expect(await answer('apply')).toMatchObject({ state: 'applied' })
  })

  test('comes once for each posting, however many ask at once, and never after an application', async () => {
    const tries = await Promise.all([1, 2, 3].map(() => invite().catch(error => error)))
    expect(tries.filter(one => one.left !== undefined)).toHaveLength(1)
    await expect(invite()).rejects.toMatchObject({ code: codes.wrongState })
    expect(await invitations()).toHaveLength(1)
    const other = await insertJob(service, employer.companyId)
    await service.call(applyToJob, { jobId: other, resumeId: id }, { token: person.token })
    await expect(invite({ jobId: other })).rejects.toMatchObject({ code: codes.wrongState })
    expect(await invitations()).toHaveLength(1)
  })

  test('is not sent by whoever was blocked or hidden, and says of neither which it was', async () => {
    await service.call(setHiddenCompany, { id: employer.companyId, hidden: true }, person)
    const hidden = await invite().catch(error => error)
    await service.call(setHiddenCompany, { id: employer.companyId, hidden: false }, person)
    const other = await insertJob(service, employer.companyId)
    await service.call(applyToJob, { jobId: other, resumeId: id }, { token: person.token })
    const applied = await invite({ jobId: other }).catch(error => error)
    expect([hidden.code, applied.message]).toEqual([codes.wrongState, hidden.message])
    await service.call(setBlock, { companyId: employer.companyId, blocked: true }, { token: person.token })
    for (const work of [invite, choices]) await expect(work()).rejects.toMatchObject({ code: codes.notFound })
    expect(await invitations()).toEqual([])
  })

  test('needs an open resume, a verified company and an open posting of its own', async () => {
    const stranger = await service.employer()
    await expect(invite({}, stranger)).rejects.toMatchObject({ code: codes.notFound })
    await expect(invite({ id: randomUUID() })).rejects.toMatchObject({ code: codes.notFound })
    const unchecked = await service.uncheckedEmployer()
    const theirs = await insertJob(service, unchecked.companyId)
    await expect(invite({ jobId: theirs }, unchecked)).rejects.toMatchObject({ code: codes.wrongState })
    await service.db.run(sql`update jobs set status = 'invalid' where id = ${jobId}`)
    await expect(invite()).rejects.toMatchObject({ message: '这个职位已停止招聘，不能邀请应聘' })
    expect((await choices()).list).toEqual([])
    await service.call(updateResumeSettings, { id, privacy: 'applied' }, { token: person.token })
    await expect(invite()).rejects.toMatchObject({ code: codes.notFound })
  })

  test('can’t be sent without end: the company has a number for each day', async () => {
    const others = await Promise.all([talent(service), talent(service), talent(service)])
    for (let sent = 0; sent < INVITATIONS_A_DAY - 2; sent += 1) {
      await invite({ jobId: await insertJob(service, employer.companyId) })
    }
    const tries = await Promise.all(others.map(one => invite({ id: one.id }).catch(error => error)))
    expect(tries.filter(({ code }) => code === codes.quotaReached)).toHaveLength(1)
    service.clock.advance(86_400)
    const tomorrow = await service.employer(employer.companyId)
    expect(await service.call(listInvitableJobs, { id }, tomorrow)).toMatchObject({ left: INVITATIONS_A_DAY })
  })

  test('is answered with the usual resume where the one that was found is gone, and not to a closed posting', async () => {
    await invite()
    await service.call(deleteResume, { id }, { token: person.token })
    await expect(answer('apply')).rejects.toMatchObject({ code: codes.resumeIncomplete })
    await service.db.run(sql`update jobs set status = 'invalid' where id = ${jobId}`)
    expect(await invitations()).toMatchObject([{ state: 'closed' }])
    await expect(answer('apply')).rejects.toMatchObject({ code: expect.any(Number) })
    expect(await answer('decline')).toMatchObject({ state: 'declined' })
  })
})

import { beforeEach, expect, test } from 'vitest'
import { addReceivedNote, receivedDetail } from '#contract/applications'
import { codes } from '#contract/codes'
import { listMembers, renameMember } from '#contract/members'
import { listMessages } from '#contract/messages'
import { insertJob } from '../applications/testing.ts'
import { allCalls } from '../areas.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { applicant, plan } from '../interviews/meetings/testing.ts'
import { invite } from '../interviews/testing.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'

describeOnBothEngines('the members of a company', open => {
  let service: TestService
  let owner: TestEmployer
  let recruiter: TestEmployer
  let reader: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), allCalls)
    owner = await service.employer()
    recruiter = await service.employer(owner.companyId, 'recruiter')
    reader = await service.employer(owner.companyId, 'reader')
  })

  const names = async () => (await service.call(listMembers, {}, owner)).members.map(({ name }) => name)
  const titles = async (of: TestEmployer) => (await service.call(listMessages, {}, of)).list.map(({ title }) => title)

  test('name themselves: in the list, on notes, in messages and where they are to be asked for', async () => {
    const second = await service.employer(owner.companyId)
    await service.call(renameMember, { name: '涂志強' }, recruiter)
    const jobId = await insertJob(service, owner.companyId)
    const { applicationId } = await applicant(service, owner, jobId)
    await service.call(addReceivedNote, { id: applicationId, body: '可以约复试' }, recruiter)
    const members = [{ name: '涂志強' }, { name: '万里' }]
    await plan(service, recruiter, jobId, { contact: '涂志強', phone: '0791-83840000', members: members })
    await invite(service, recruiter, applicationId, { contact: '涂志強', phone: '0791-83840000' })

    expect(await service.call(renameMember, { name: '涂志强' }, recruiter)).toEqual({ ok: true })

    expect(await names()).toContain('涂志强')
    const { notes } = await service.call(receivedDetail, { id: applicationId }, reader)
    expect(notes.map(({ author }) => author)).toEqual(['涂志强'])
    const named = await service.db.query(sql`
      select contact as name from interviews union all select contact from meetings
      union all select name from meeting_members order by name`)
    expect(named).toEqual(['万里', '涂志强', '涂志强', '涂志强'].map(name => ({ name })))
    const said = (await service.call(listMessages, {}, second)).list.map(({ body }) => body)
    expect(said).toContain('涂志強已改名为涂志强（招聘专员）。如果不是本人的姓名，请与其核实。')
    expect(await titles(recruiter)).not.toContain('成员已改名')
    const written = await service.db.query(sql`
      select actor, subject_id, detail from audit_log where action = 'member.rename'`)
    expect(written).toEqual(Array(2).fill({ actor: recruiter.id, subject_id: recruiter.id, detail: {} }))
    expect(service.log.join()).not.toMatch(/涂志/)
  })

  test('name nobody but themselves, and say nothing when the name is the same', async () => {
    const stranger = await service.employer()
    await service.call(renameMember, { name: '熊丽华' }, stranger)
    expect(await names()).not.toContain('熊丽华')
    await service.call(renameMember, { name: '涂志强' }, reader)
    const heard = await titles(owner)
    await service.call(renameMember, { name: ' 涂志强 ' }, reader)
    expect(await titles(owner)).toEqual(heard)
    for (const name of ['', '人事部01', '<b>涂</b>']) {
      await expect(service.call(renameMember, { name }, reader)).rejects.toMatchObject({ code: codes.invalid })
    }
    await expect(service.call(renameMember, { name: '涂志强' }, await service.seeker())).rejects.toMatchObject({
      code: codes.notFound,
    })
  })

  test('leave to a colleague of the same name what names the two', async () => {
    for (const member of [recruiter, reader]) await service.call(renameMember, { name: '涂志强' }, member)
    const jobId = await insertJob(service, owner.companyId)
    await plan(service, recruiter, jobId, { contact: '涂志强', phone: '0791-83840000', members: [{ name: '万里' }] })
    await service.call(renameMember, { name: '涂志刚' }, reader)
    expect(await service.db.query(sql`select contact from meetings`)).toEqual([{ contact: '涂志强' }])
  })

  test('keep the name by which a panel knows them when somebody on it has the new one', async () => {
    await service.call(renameMember, { name: '涂志强' }, recruiter)
    const jobId = await insertJob(service, owner.companyId)
    await plan(service, recruiter, jobId, { contact: '人事部', members: [{ name: '涂志强' }, { name: '万里' }] })
    await service.call(renameMember, { name: '万里' }, recruiter)
    const panel = await service.db.query<{ name: string }>(sql`select name from meeting_members order by position`)
    expect(panel.map(({ name }) => name)).toEqual(['涂志强', '万里'])
  })
})

import { beforeEach, expect, test } from 'vitest'
import { cancelAccount, previewCancellation } from '#contract/account'
import { addReceivedNote, applyToJob, listReceived, receivedDetail } from '#contract/applications'
import { codes } from '#contract/codes'
import { changeMemberRole, getInvitation, inviteMember, listMembers, removeMember } from '#contract/members'
import { listMessages } from '#contract/messages'
import { fetchUserInfo, logout } from '#contract/session'
import { proved } from '../account/testing.ts'
import { insertJob, writeResume } from '../applications/testing.ts'
import { allCalls } from '../areas.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { Refusal } from '../http/refusal.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { invited } from './testing.ts'

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => codes.ok,
    (refusal: Refusal) => refusal.code,
  )

const lastOwner = { code: codes.wrongState, message: '单位至少要有一位管理员，请先把另一位成员设为管理员' }

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

  const list = async (as = owner) => (await service.call(listMembers, {}, as)).members
  const rolesOf = async (as = owner) => (await list(as)).map(({ role }) => role)
  const titles = async (of: TestEmployer) => (await service.call(listMessages, {}, of)).list.map(({ title }) => title)
  const audited = async (action: string) =>
    service.db.query(sql`select subject_id, detail from audit_log where action = ${action} order by id`)

  test('are listed owners first, with masked phones, to every member alike', async () => {
    const members = await list(reader)
    expect(members.map(({ role, self }) => [role, self])).toEqual([
      ['owner', false],
      ['recruiter', false],
      ['reader', true],
    ])
    expect(members[0]?.phone).toMatch(/^190\*{4}\d{4}$/)
    expect(JSON.stringify(members)).not.toContain(owner.phone)
  })

  test('are told to no other company, and who was invited to owners alone', async () => {
    await invited(service, owner, 'reader')
    expect((await service.call(listMembers, {}, owner)).invitations).toHaveLength(1)
    expect((await service.call(listMembers, {}, recruiter)).invitations).toEqual([])
    const stranger = await service.employer()
    expect((await service.call(listMembers, {}, stranger)).members.map(({ id }) => id)).toEqual([stranger.id])
  })

  test('carry their role wherever they sign in, and when they were last here', async () => {
    expect((await service.call(fetchUserInfo, {}, reader)).companyRole).toBe('reader')
    const seenAt = async () => (await list()).find(({ id }) => id === reader.id)?.seenAt
    expect(await seenAt()).toBe(service.clock.now().getTime())
    service.clock.advance(61)
    await service.call(fetchUserInfo, {}, reader)
    const last = service.clock.now().getTime()
    expect(await seenAt()).toBe(last)
    await service.call(logout, { everywhere: true }, reader)
    expect(await seenAt()).toBe(last)
  })

  test('may do at once what a new role allows, and no longer what it does not', async () => {
    const invite = (by: TestEmployer) => codeOf(invited(service, by, 'reader'))
    expect(await invite(recruiter)).toBe(codes.roleTooLow)
    await service.call(changeMemberRole, { id: recruiter.id, role: 'owner' }, owner)
    expect(await invite(recruiter)).toBe(codes.ok)
    await service.call(changeMemberRole, { id: recruiter.id, role: 'reader' }, owner)
    expect(await invite(recruiter)).toBe(codes.roleTooLow)
    expect(await titles(recruiter)).toEqual(['您的角色已更改', '您的角色已更改'])
    expect(await audited('member.role')).toEqual([
      { subject_id: recruiter.id, detail: { from: 'recruiter', to: 'owner' } },
      { subject_id: recruiter.id, detail: { from: 'owner', to: 'reader' } },
    ])
  })

  test('hear who has the role that they lack, and that they tried is written down', async () => {
    await expect(service.call(removeMember, { id: owner.id }, reader)).rejects.toMatchObject({
      code: codes.roleTooLow,
      message: '需要“管理员”权限，请联系本单位管理员',
    })
    await service.app.refusals.flush()
    const refused = await service.db.query(sql`select call, reason from refusals where actor = ${reader.id}`)
    expect(refused).toEqual([{ call: '/company_members/remove', reason: 'role' }])
  })

  test('tell the other owners of every change', async () => {
    const second = await service.employer(owner.companyId)
    await invited(service, owner, 'reader')
    await service.call(changeMemberRole, { id: reader.id, role: 'recruiter' }, owner)
    await service.call(removeMember, { id: recruiter.id }, owner)
    expect((await titles(second)).toSorted()).toEqual(['已邀请新成员', '成员已移除', '成员角色已更改'].toSorted())
    expect(await titles(owner)).toEqual([])
  })

  test('keep an owner: the last one is neither made less nor removed', async () => {
    const demoted = service.call(changeMemberRole, { id: owner.id, role: 'recruiter' }, owner)
    await expect(demoted).rejects.toMatchObject(lastOwner)
    await expect(service.call(removeMember, { id: owner.id }, owner)).rejects.toMatchObject(lastOwner)
    expect(await rolesOf()).toEqual(['owner', 'recruiter', 'reader'])
  })

  test('keep an owner when two make each other less at once', async () => {
    const other = await service.employer(owner.companyId)
    const outcomes = await Promise.all([
      codeOf(service.call(changeMemberRole, { id: other.id, role: 'reader' }, owner)),
      codeOf(service.call(changeMemberRole, { id: owner.id, role: 'reader' }, other)),
    ])
    expect(outcomes.toSorted()).toEqual([codes.ok, codes.roleTooLow])
    expect((await rolesOf(reader)).filter(role => role === 'owner')).toHaveLength(1)
  })

  test('keep an owner when two remove each other at once', async () => {
    const other = await service.employer(owner.companyId)
    const outcomes = await Promise.all([
      codeOf(service.call(removeMember, { id: other.id }, owner)),
      codeOf(service.call(removeMember, { id: owner.id }, other)),
    ])
    expect(outcomes.filter(outcome => outcome === codes.ok)).toHaveLength(1)
    expect((await rolesOf(reader)).filter(role => role === 'owner')).toHaveLength(1)
  })

  test('do not count an owner who is leaving', async () => {
    const other = await service.employer(owner.companyId)
    await proved(service, other)
    await service.call(cancelAccount, { reason: '', understood: true }, other)
    expect((await list()).find(({ id }) => id === other.id)?.leaving).toBe(true)
    await expect(service.call(changeMemberRole, { id: owner.id, role: 'reader' }, owner)).rejects.toMatchObject(
      lastOwner,
    )
  })

  test('are removed at once with account and sessions; what they wrote for the company stays without a name', async () => {
    const seeker = await service.seeker()
    const resumeId = await writeResume(service, seeker)
    const jobId = await insertJob(service, owner.companyId)
    const { applicationId } = await service.call(applyToJob, { jobId, resumeId }, seeker)
    await service.call(addReceivedNote, { id: applicationId, body: '可以约复试' }, recruiter)
    await service.call(removeMember, { id: recruiter.id }, owner)
    await expect(service.call(listReceived, {}, recruiter)).rejects.toMatchObject({ code: codes.signInAgain })
    expect(await service.db.query(sql`select 1 from users where id = ${recruiter.id}`)).toEqual([])
    expect(await rolesOf()).toEqual(['owner', 'reader'])
    const { notes } = await service.call(receivedDetail, { id: applicationId }, reader)
    expect(notes.map(({ body, author }) => [body, author])).toEqual([['可以约复试', '已离开的成员']])
    expect(service.outbox.sms.at(-1)).toMatchObject({ to: recruiter.phone, template: 'member-removed' })
    expect(JSON.stringify(service.log)).not.toContain(recruiter.phone)
  })

  test('take the name and number with them that they registered the company with', async () => {
    const other = await service.employer(owner.companyId)
    await service.db.run(sql`
      update companies set contact_name = '熊丽华', contact_phone = ${other.phone}, public_contact = '人事部'
      where id = ${owner.companyId}`)
    await service.call(removeMember, { id: other.id }, owner)
    expect(
      await service.db.query(
        sql`select contact_name, contact_phone, public_contact from companies where id = ${owner.companyId}`,
      ),
    ).toEqual([{ contact_name: '', contact_phone: '', public_contact: '人事部' }])
  })

  test('hand in a licence for the company: it stays when whoever did has gone', async () => {
    const other = await service.employer(owner.companyId)
    const file = '8d3b7c52-7d63-4c1e-9f0a-2e4d6b8a1c21'
    await service.db.run(sql`
      insert into files (id, owner_id, kind, mime, name, bytes, sha256, created_at)
      values (${file}, ${other.id}, 'licence', 'image/png', '营业执照.png', 1, ${new Uint8Array(32)}, now())`)
    await service.db.run(sql`
      insert into company_licences (id, company_id, file_id, submitted_by, submitted_at)
      values (${file}, ${owner.companyId}, ${file}, ${other.id}, now())`)
    await service.call(removeMember, { id: other.id }, owner)
    expect(await service.db.query(sql`select file_id, submitted_by from company_licences`)).toEqual([
      { file_id: file, submitted_by: null },
    ])
  })

  test('remove nobody but others, of their own company', async () => {
    await service.employer(owner.companyId)
    await expect(service.call(removeMember, { id: owner.id }, owner)).rejects.toMatchObject({
      code: codes.wrongState,
      message: '不能移除自己；不再使用时，请到“安全中心”注销账号',
    })
    const stranger = await service.employer()
    await expect(service.call(removeMember, { id: stranger.id }, owner)).rejects.toMatchObject({
      code: codes.notFound,
    })
    await expect(service.call(changeMemberRole, { id: stranger.id, role: 'reader' }, owner)).rejects.toMatchObject({
      code: codes.notFound,
    })
  })

  test('are not left alone: the last owner hands over before leaving, others leave as they like', async () => {
    const blockers = async (of: TestEmployer) => (await service.call(previewCancellation, {}, of)).blockers
    expect(await blockers(owner)).toEqual([{ kind: 'handover', count: 2 }])
    expect(await blockers(reader)).toEqual([])
    await proved(service, owner)
    const leave = () => service.call(cancelAccount, { reason: '', understood: true }, owner)
    await expect(leave()).rejects.toMatchObject({ code: codes.wrongState })
    await service.call(changeMemberRole, { id: recruiter.id, role: 'owner' }, owner)
    await leave()
    expect((await list(recruiter)).map(({ role, leaving }) => [role, leaving])).toContainEqual(['owner', true])
  })

  test('leave no open door behind when the last of them goes', async () => {
    const alone = await service.employer()
    const { token } = await invited(service, alone, 'owner')
    await proved(service, alone)
    await service.call(cancelAccount, { reason: '', understood: true }, alone)
    expect((await service.call(getInvitation, { token })).state).toBe('withdrawn')
  })

  test('are twenty at most', async () => {
    for (let count = 3; count < 20; count += 1) await service.employer(owner.companyId, 'reader')
    const invitation = service.call(inviteMember, { name: '涂志强', phone: '19012345678', role: 'reader' }, owner)
    await expect(invitation).rejects.toMatchObject({ code: codes.quotaReached })
  })
})

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  cancelAccount,
  exportAccount,
  getAccount,
  previewCancellation,
  updateAvatar,
  updateNickname,
} from '#contract/account'
import { applyToJob, updateReceivedState } from '#contract/applications'
import { codes } from '#contract/codes'
import { renameMember } from '#contract/members'
import { deleteMessages, listMessages } from '#contract/messages'
import { fetchUserInfo } from '#contract/session'
import { loginMember, returnToAccount } from '#contract/sign-in'
import { listPublicAnswers, submitSuggestion } from '#contract/suggestions'
import { insertJob, writeResume } from '../applications/testing.ts'
import { allCalls } from '../areas.ts'
import { sql } from '../db/sql.ts'
import { poisoned } from '../db/testing.poison.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { localFiles } from '../http/files/store.ts'
import { Refusal } from '../http/refusal.ts'
import { applicant, join as joinMeeting, plan } from '../interviews/meetings/testing.ts'
import { invite } from '../interviews/testing.ts'
import { rememberDevice } from '../session/device-queries.ts'
import { PASSWORD, registered, registeredPerson } from '../session/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { purgeExpired } from '../upkeep.ts'
import { closeOverdue } from './index.ts'
import { prepareOffers, usedEverything } from './testing.everything.ts'
import { proved } from './testing.ts'

const DAY = 86_400
const sure = { reason: 'found', understood: true }

describeOnBothEngines('cancelling an account', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), allCalls)
    person = await registeredPerson(service)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const cancel = () => service.call(cancelAccount, sure, person)
  const enter = () => service.call(loginMember, { way: 'password', phone: person.phone, password: PASSWORD })
  const offer = async () => {
    const refusal = await enter().catch((error: unknown) => error)
    if (!(refusal instanceof Refusal)) throw new Error('signed in without an offer')
    expect(refusal.code).toBe(codes.accountClosing)
    return Object(refusal.data).ticket as string
  }
  const apply = async () => {
    const employer = await service.employer()
    const resumeId = await writeResume(service, person)
    const jobId = await insertJob(service, employer.companyId)
    return { employer, ...(await service.call(applyToJob, { jobId, resumeId }, person)) }
  }
  /** Tables of which a row holds one of these. */
  const holding = async (...words: string[]) => {
    const tables = await service.db.query<{ name: string }>(sql`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`)
    const found = []
    for (const { name } of tables) {
      const rows = await service.db.query<{ row: string }>(sql`select t::text as row from ${sql.ident(name)} t`)
      if (rows.some(({ row }) => words.some(word => row.includes(word)))) found.push(name)
    }
    return found
  }
  const close = () => closeOverdue(service.db, localFiles(service.dataDir), service.clock.now())
  const users = () => service.db.query(sql`select id from users where id = ${person.id}`)

  test('asks who it is first, then signs out everywhere and says until when one may come back', async () => {
    await expect(cancel()).rejects.toMatchObject({ code: codes.identityNeeded })
    await proved(service, person)
    const { closesAt } = await cancel()
    expect(closesAt).toBe(service.clock.now().getTime() + 15 * DAY * 1_000)
    await expect(service.call(fetchUserInfo, {}, person)).rejects.toMatchObject({ code: codes.signInAgain })
    expect(service.outbox.sms.at(-1)).toMatchObject({ to: person.phone, template: 'account-cancelled' })
  })

  test('waits for interviews and offers, and takes back what nobody has answered', async () => {
    const { applicationId } = await apply()
    await proved(service, person)
    const set = (status: string) =>
      service.db.run(sql`update applications set status = ${status} where id = ${applicationId}`)
    await set('interview')
    expect((await service.call(previewCancellation, {}, person)).blockers).toEqual([{ kind: 'interviews', count: 1 }])
    await expect(cancel()).rejects.toMatchObject({ code: codes.wrongState })
    await set('viewed')
    await cancel()
    expect(await service.db.query(sql`select status from applications`)).toEqual([{ status: 'withdrawn' }])
  })

  test('waits for the open jobs of a company that nobody else acts for', async () => {
    const employer = await service.employer()
    await insertJob(service, employer.companyId)
    const blockers = async () => (await service.call(previewCancellation, {}, employer)).blockers
    expect(await blockers()).toEqual([{ kind: 'jobs', count: 1 }])
    await service.employer(employer.companyId)
    expect(await blockers()).toEqual([])
  })

  test('brings nobody back silently: the sign-in offers it, and the offer is good once', async () => {
    await proved(service, person)
    await cancel()
    service.clock.advance(14 * DAY)
    const ticket = await offer()
    const { access_token: token } = await service.call(returnToAccount, { ticket })
    expect((await service.call(getAccount, {}, { token })).phone).toContain('****')
    await expect(service.call(returnToAccount, { ticket })).rejects.toMatchObject({ code: codes.credentialsWrong })
    expect((await enter()).userType).toBe(2)
    service.clock.advance(20 * DAY)
    expect(await close()).toBe(0)
  })

  test('after the grace period deletes everything but an audit log that names nobody', async () => {
    await apply()
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#369' } })
      .png()
      .toBuffer()
    const files = [new File([new Uint8Array(bytes)], '我.png')]
    const { avatars } = await service.call(updateAvatar, { files }, person)
    const id = avatars.split('/').at(-1) ?? ''
    const stored = join(service.dataDir, 'files', id.slice(0, 2), id)
    expect(existsSync(stored)).toBe(true)
    await proved(service, person)
    await cancel()
    service.clock.advance(15 * DAY - 1)
    expect(await close()).toBe(0)
    service.clock.advance(1)
    expect(await close()).toBe(1)
    expect([await users(), existsSync(stored)]).toEqual([[], false])
    for (const table of ['resumes', 'applications', 'consents', 'files', 'one_time_codes']) {
      expect(await service.db.query(sql`select 1 from ${sql.ident(table)}`)).toEqual([])
    }
    const log = JSON.stringify(await service.db.query(sql`select * from audit_log`))
    expect(log).toContain('account.closed')
    expect(log).not.toContain(person.phone)
    expect((await registered(service, person.phone)).token).toMatch(/^[\w-]{43}$/)
  })

  test('leaves neither number nor name in any row of any table but those of the offices', async () => {
    const employer = await service.employer()
    await prepareOffers(service, employer)
    const used = await usedEverything(service, employer, '赣小华')
    const letters = (await service.call(listMessages, {}, employer)).list
    const laidAside = letters.find(({ title }) => title.startsWith('有人报名'))
    await service.call(deleteMessages, { ids: [laidAside?.id ?? ''] }, employer)
    const named = ['赣小华', used.person.phone]
    const before = [
      'application_events',
      'archive_transfers',
      'files',
      'flexible_applications',
      'job_reports',
      'messages',
    ]
    const others = ['removed_messages', 'resumes', 'searches', 'suggestions', 'users']
    expect(await holding(...named)).toEqual(expect.arrayContaining([...before, ...others]))
    await service.call(updateReceivedState, { id: used.applicationId, state: 'unfit', remark: '' }, employer)
    await proved(service, used.person)
    await service.call(cancelAccount, sure, used.person)
    service.clock.advance(15 * DAY)
    expect(await close()).toBe(1)
    // Where the file lies and whom its office calls, who has sat and who has paid for which exam, are the offices' own records.
    expect(await holding(...named)).toEqual(['archives', 'exam_registrations', 'third_registrations'])
    expect(await service.db.query(sql`select phone, answers, id_tail from exam_registrations`)).toEqual([
      { phone: '', answers: {}, id_tail: '0071' },
    ])
    await purgeExpired(service.db, service.clock.now())
    expect(await holding(used.person.id)).toEqual(['audit_log', 'refusals'])
    expect(await service.db.query(sql`select 1 from questionnaire_respondents`)).toEqual([])
  })

  test('leaves of a letter what was made public, unless that names somebody', async () => {
    const letter = {
      kind: 'consult',
      title: '社保补贴怎样申请',
      body: '我叫阿华，想问社保补贴。',
      name: '阿华',
    } as const
    const answered = async (answer: string, question = '怎样申请社保补贴？') => {
      const input = { ...letter, phone: person.phone, publishable: true }
      const { ticket } = await service.call(submitSuggestion, input, { ...person, idempotencyKey: randomUUID() })
      await service.db.run(sql`
        update suggestions set state = 'answered', answered_at = ${service.clock.now()}, answer = ${answer},
          public_title = ${question}, public_body = ${question} where ticket = ${ticket}`)
      return ticket
    }
    const ticket = await answered('请到社区申请。')
    await answered('请到社区申请。', '')
    await answered('阿华您好，请到社区申请。')
    await answered(`已致电 ${person.phone}。`)
    await proved(service, person)
    await cancel()
    service.clock.advance(15 * DAY)
    await close()
    const rows = await service.db.query(sql`
      select ticket, title, body, contact_name, phone, files, answer from suggestions`)
    const blank = { title: '', body: '', contact_name: '', phone: '', files: [] }
    expect(rows).toEqual([{ ticket, ...blank, answer: '请到社区申请。' }])
    expect((await service.call(listPublicAnswers, {})).list).toMatchObject([{ question: '怎样申请社保补贴？' }])
  })

  test('takes a member’s own number and name along from what their company shows', async () => {
    const owner = await service.employer()
    const member = await service.employer(owner.companyId, 'recruiter')
    await service.db.run(sql`update company_members set name = '涂志强' where user_id = ${member.id}`)
    await service.db.run(sql`
      update companies set public_contact = '涂志强', public_phone = ${member.phone} where id = ${owner.companyId}`)
    const jobId = await insertJob(service, owner.companyId)
    const [first, second] = [await applicant(service, owner, jobId), await applicant(service, owner, jobId)]
    const members = [{ name: '涂志强' }, { name: '万里' }]
    const meeting = await plan(service, member, jobId, { contact: '涂志强', phone: member.phone, members })
    await joinMeeting(service, member, meeting.id, [first.applicationId])
    await invite(service, member, second.applicationId, { contact: '涂志强', phone: '0791-83840000' })
    const before = ['companies', 'company_members', 'interviews', 'meeting_members', 'meetings', 'messages', 'users']
    expect(await holding('涂志强', member.phone)).toEqual(before)
    await proved(service, member)
    await service.call(cancelAccount, sure, member)
    service.clock.advance(15 * DAY)
    await close()
    expect(await holding('涂志强', member.phone)).toEqual([])
    const panel = await service.db.query<{ name: string }>(sql`select name from meeting_members order by position`)
    expect(panel.map(({ name }) => name)).toEqual(['已注销成员 0', '万里'])
    expect(await service.db.query(sql`select contact, phone from interviews order by phone`)).toEqual([
      { contact: '', phone: '' },
      { contact: '', phone: '0791-83840000' },
    ])
  })

  test('finds a member who goes by another name than when they were named', async () => {
    const owner = await service.employer()
    const member = await service.employer(owner.companyId, 'recruiter')
    await service.call(renameMember, { name: '涂志强' }, member)
    const jobId = await insertJob(service, owner.companyId)
    const members = [{ name: '涂志强' }, { name: '万里' }]
    await plan(service, member, jobId, { contact: '涂志强', phone: '0791-83840000', members })
    await service.call(renameMember, { name: '涂志刚' }, member)
    await proved(service, member)
    await service.call(cancelAccount, sure, member)
    service.clock.advance(15 * DAY)
    await close()
    expect(await holding('涂志强', '涂志刚', member.phone)).toEqual([])
  })

  test('closes all others where one cannot be closed, which is closed later', async () => {
    const other = await registeredPerson(service)
    for (const one of [person, other]) {
      await proved(service, one)
      await service.call(cancelAccount, sure, one)
    }
    service.clock.advance(31 * DAY)
    const files = localFiles(service.dataDir)
    const failed = closeOverdue(poisoned(service.db, person.id), files, service.clock.now())
    await expect(failed).rejects.toMatchObject({ errors: [{ row: person.id }] })
    const left = await service.db.query(sql`select id from users where cancelled_at is not null`)
    expect(left).toEqual([{ id: person.id }])
    expect(await close()).toBe(1)
  })

  test('leaves no table behind: every reference to a user goes with the user', async () => {
    const kept = await service.db.query(sql`
      select conrelid::regclass::text as "table", conname from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass and confdeltype not in ('c', 'n')`)
    expect(kept).toEqual([])
  })

  test('is preceded by a copy of everything, for whoever asks and proves who it is', async () => {
    await apply()
    await service.call(updateNickname, { nickName: '赣江边的阿华' }, person)
    await rememberDevice(service.db, person.id, 'Windows 电脑 · Edge', service.clock.now())
    await expect(service.call(exportAccount, {}, person)).rejects.toMatchObject({ code: codes.identityNeeded })
    await proved(service, person)
    const file: unknown = await service.call(exportAccount, {}, person)
    if (!(file instanceof FileAnswer) || !(file.body instanceof Uint8Array)) throw new Error('no file')
    const copy = JSON.parse(new TextDecoder().decode(file.body))
    expect(file.name).toBe('我的数据-2025-06-03.json')
    expect(copy).toMatchObject({
      账号: [{ 手机号: person.phone, 昵称: '赣江边的阿华' }],
      简历: [{ 名称: expect.any(String) }],
      投递: [{ 状态: 'delivered', 进展: [{ 状态: 'delivered' }] }],
      同意记录: [{ 事项: 'terms-and-privacy' }],
      用过的设备: [{ 设备: 'Windows 电脑 · Edge', 首次登录: expect.any(String) }],
    })
    for (let round = 0; round < 4; round += 1) await service.call(exportAccount, {}, person)
    await expect(service.call(exportAccount, {}, person)).rejects.toMatchObject({ code: codes.tooMany })
    const rows = await service.db.query(sql`select 1 from audit_log where action = 'account.export'`)
    expect(rows).toHaveLength(5)
  })
})

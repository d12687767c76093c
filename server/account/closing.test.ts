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
import { applyToJob } from '#contract/applications'
import { codes } from '#contract/codes'
import { applySimply, listFlexibleJobs } from '#contract/flexible'
import { deleteMessages, listMessages } from '#contract/messages'
import { fetchUserInfo } from '#contract/session'
import { loginMember, returnToAccount } from '#contract/sign-in'
import { applicationsCalls } from '../applications/index.ts'
import { insertJob, writeResume } from '../applications/testing.ts'
import { insertRows } from '../db/bulk.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { flexibleCalls } from '../flexible/index.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { localFiles } from '../http/files/store.ts'
import { Refusal } from '../http/refusal.ts'
import { messagesCalls } from '../messages/index.ts'
import { resumesCalls } from '../resumes/index.ts'
import { finishedBasic } from '../resumes/testing.ts'
import { rememberDevice } from '../session/device-queries.ts'
import { sessionCalls } from '../session/index.ts'
import { PASSWORD, registered } from '../session/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { accountCalls, closeOverdue } from './index.ts'
import { proved } from './testing.ts'

const DAY = 86_400
const sure = { reason: 'found', understood: true }

describeOnBothEngines('cancelling an account', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    const calls = [
      ...sessionCalls,
      ...accountCalls,
      ...resumesCalls,
      ...applicationsCalls,
      ...flexibleCalls,
      ...messagesCalls,
    ]
    service = createTestService(await open(), calls)
    const { phone, token } = await registered(service)
    const [row] = await service.db.query<{ id: string }>(sql`select id from users where phone = ${phone}`)
    person = { id: row?.id ?? '', phone, token }
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
  /** To work whose employer is sent name and number, and to another whose message is laid aside. */
  const applyCasually = async () => {
    const employer = await service.employer()
    const facts = {
      company_id: employer.companyId,
      category: '4',
      city: '360100',
      district: '360102',
      address: '江大南路 18 号',
    }
    const terms = { pay_low: 20, pay_high: 22, pay_unit: 'hour', settled: 'day', headcount: 2, duties: '分拣小件。' }
    const days = { starts_on: '2025-06-05', hours: '18:00–22:00', published_at: '2025-06-01', expires_on: '2025-06-10' }
    const titles = ['快递分拣', '日结搬运'].map(title => ({ ...facts, ...terms, ...days, title }))
    await insertRows(service.db, 'flexible_jobs', titles)
    for (const { id } of (await service.call(listFlexibleJobs, {})).list)
      await service.call(applySimply, { id, name: finishedBasic.name, note: '' }, person)
    const [letter] = (await service.call(listMessages, {}, employer)).list
    await service.call(deleteMessages, { ids: [letter?.id ?? ''] }, employer)
  }
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
    expect(await closeOverdue(service.db, localFiles(service.dataDir), service.clock.now())).toBe(0)
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
    const close = () => closeOverdue(service.db, localFiles(service.dataDir), service.clock.now())
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

  test('leaves neither number nor name in any row of any table', async () => {
    await apply()
    await applyCasually()
    await service.call(updateNickname, { nickName: '赣江边的阿华' }, person)
    const named = [person.phone, '赣江边的阿华', finishedBasic.name, finishedBasic.phone]
    const tables = await service.db.query<{ name: string }>(sql`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`)
    const holding = async () => {
      const found = []
      for (const { name } of tables) {
        const rows = await service.db.query<{ row: string }>(sql`select t::text as row from ${sql.ident(name)} t`)
        if (rows.some(({ row }) => named.some(words => row.includes(words)))) found.push(name)
      }
      return found
    }
    expect(await holding()).toEqual(
      expect.arrayContaining(['messages', 'one_time_codes', 'removed_messages', 'resumes', 'users']),
    )
    await proved(service, person)
    await cancel()
    service.clock.advance(15 * DAY)
    await closeOverdue(service.db, localFiles(service.dataDir), service.clock.now())
    expect(await holding()).toEqual([])
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

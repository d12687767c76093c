import { beforeEach, expect, test } from 'vitest'
import { applyToJob, withdrawApplication } from '#contract/applications'
import { codes } from '#contract/codes'
import { exportReceived, MOST_EXPORTED } from '#contract/received'
import type { Db, Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { bytesOf } from '../resume-files/testing.ts'
import { resumesCalls } from '../resumes/index.ts'
import { finishedBasic } from '../resumes/testing.ts'
import type { TestEmployer } from '../testing.people.ts'
import { readSheet } from '../testing.sheet.ts'
import { createTestService, type TestService } from '../testing.ts'
import { workPerTurn } from '../testing.turns.ts'
import { applicationsCalls } from './index.ts'
import { insertJob, writeResume } from './testing.ts'

/** Tells when the title of an application's job is read. */
const tellingOfTitles = (on: Queryable, onRead: () => void): Queryable => ({
  run: statement => on.run(statement),
  async query<Row>(statement: SqlQuery) {
    const rows = await on.query<Row & { job_title?: string }>(statement)
    return rows.map(row => {
      const { job_title: title } = row
      if (title === undefined) return row
      const get = () => {
        onRead()
        return title
      }
      return Object.defineProperty({ ...row }, 'job_title', { get })
    })
  },
})

const telling = (db: Db, onRead: () => void): Db => ({
  ...tellingOfTitles(db, onRead),
  engine: db.engine,
  tx: work => db.tx(tx => work(tellingOfTitles(tx, onRead))),
  reserved: db.reserved,
  signals: db.signals,
  ping: () => db.ping(),
  close: () => db.close(),
})

describeOnBothEngines('the sheet of what an employer has received', open => {
  let service: TestService
  let employer: TestEmployer
  let jobId: string
  beforeEach(async () => {
    service = createTestService(await open(), [...applicationsCalls, ...resumesCalls])
    employer = await service.employer()
    jobId = await insertJob(service, employer.companyId)
  })

  const send = async (name: string, job = jobId) => {
    const seeker = await service.seeker()
    const resumeId = await writeResume(service, seeker, name)
    const { applicationId: id } = await service.call(applyToJob, { jobId: job, resumeId }, seeker)
    service.clock.advance(60)
    return { id, seeker }
  }
  const sheet = async (query = {}) => {
    const { file, bytes } = await bytesOf(await service.call(exportReceived, query, employer))
    return { file, ...(await readSheet(bytes)) }
  }
  const namesIn = (rows: Awaited<ReturnType<typeof sheet>>['rows']) => rows.slice(1).map(row => row[1])

  test('holds what the list holds, newest first, with the phone in part', async () => {
    await send('王一')
    await send(finishedBasic.name)
    const { file, rows, ...look } = await sheet()
    expect(file).toMatchObject({
      name: '收到的简历-2025-06-03.xlsx',
      mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    })
    expect(look).toMatchObject({ frozen: 1, bold: [0], hasFormula: false })
    expect(look.widths).toHaveLength(rows[0]?.length ?? 0)
    expect(rows[0]?.slice(0, 2)).toEqual(['序号', '姓名'])
    expect(namesIn(rows)).toEqual([finishedBasic.name, '王一'])
    const { phone } = finishedBasic
    expect(rows[1]?.slice(0, 5)).toEqual([1, finishedBasic.name, '男', 29, '本科'])
    expect(rows[1]).toContain(`${phone.slice(0, 3)}****${phone.slice(-4)}`)
    // 2025-06-03 10:01 in China, as days since 1899-12-30.
    expect(rows[1]?.[10]).toBeCloseTo(45_811 + 601 / 1440, 6)
    expect(JSON.stringify(rows)).not.toContain(phone)
  })

  test('keeps to the filter, to the company and to what a withdrawal left', async () => {
    const other = await insertJob(service, employer.companyId, { title: '普工' })
    await send('王一')
    const { id, seeker } = await send('欧阳二', other)
    expect(namesIn((await sheet({ jobId: other })).rows)).toEqual(['欧阳二'])
    await service.call(withdrawApplication, { id }, seeker)
    expect(namesIn((await sheet()).rows)).toEqual(['欧**', '王一'])
    await expect(service.call(exportReceived, {}, await service.employer())).rejects.toMatchObject({
      code: codes.wrongState,
      message: '没有符合条件的简历，请换一个条件',
    })
  })

  test.each(['=1+1', "=cmd|'/c calc'!A1", '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1'])(
    'takes %j for words',
    async words => {
      const { id } = await send('王一')
      const work = [{ company: words, title: '会计', from: '2020-01', to: '', duties: '' }]
      await service.db.run(sql`
      update applications set resume = jsonb_set(resume, '{sections,work}', ${sql.json(work)}::jsonb) where id = ${id}`)
      await service.db.run(sql`update jobs set title = ${words} where id = ${jobId}`)
      const { rows, hasFormula } = await sheet()
      expect(rows[1]?.slice(7, 10)).toEqual([`${words.trim()} · 会计`, expect.any(String), words.replace('\r', '\n')])
      expect(hasFormula).toBe(false)
    },
  )

  /** So many more like one that was sent, each of somebody else. */
  const multiply = (id: string, count: number) =>
    service.db.run(sql`
      with people as (
        insert into users (id, user_type, nick_name, created_at, updated_at)
        select gen_random_uuid(), 2, '求职者', now(), now() from generate_series(1, ${count}) returning id)
      insert into applications (id, job_id, company_id, user_id, resume, status, created_at, updated_at)
      select gen_random_uuid(), a.job_id, a.company_id, p.id, a.resume, a.status, a.created_at, a.updated_at
      from applications a, people p where a.id = ${id}`)

  test('has an end: more rows than that are refused with their number', async () => {
    const { id } = await send('王一')
    await multiply(id, MOST_EXPORTED)
    await expect(sheet()).rejects.toMatchObject({ message: expect.stringContaining('符合条件的有 5001 份') })
    await service.db.run(sql`delete from applications where id = ${id}`)
    const numbers = (await sheet()).rows.slice(1).map(([number]) => number)
    expect(numbers).toEqual(Array.from({ length: MOST_EXPORTED }, (_, at) => at + 1))
  })

  test('leaves the thread to others: few applications are made lines of between two turns', async () => {
    const { id } = await send('王一')
    await multiply(id, 999)
    const work = workPerTurn()
    const watched = createTestService(telling(service.db, work.done), applicationsCalls)
    const { bytes } = await bytesOf(await watched.call(exportReceived, {}, employer))
    expect(work.end()).toBe(100)
    expect((await readSheet(bytes)).rows).toHaveLength(1_001)
  })

  test('leaves a trace of who took how much, without a name in it', async () => {
    await send('王一')
    await sheet()
    const rows = await service.db.query(sql`
      select actor, subject_id, detail from audit_log where action = 'application.export'`)
    expect(rows).toEqual([{ actor: employer.id, subject_id: employer.companyId, detail: { rows: 1 } }])
    expect(service.log.join('\n')).not.toContain('王一')
  })
})

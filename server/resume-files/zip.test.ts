import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyToJob, withdrawApplication } from '#contract/applications'
import { codes } from '#contract/codes'
import { setBlindness } from '#contract/received'
import { ZIP_COUNT_HEADER, zipAll, zipSelected, zipTalents } from '#contract/resume-files'
import { addWork } from '#contract/resume-works'
import { listResumes, makeEnglishVersion, saveResumeSection } from '#contract/resumes'
import { downloadTalent, listResumeAccess } from '#contract/talents'
import { applicationsCalls } from '../applications/index.ts'
import { insertJob, writeResume } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { resumesCalls } from '../resumes/index.ts'
import { documentWork, pictureWork } from '../resumes/testing.ts'
import { talentsCalls } from '../talents/index.ts'
import { talent } from '../talents/testing.ts'
import type { TestEmployer } from '../testing.people.ts'
import { nobodysUuid } from '../testing.strangers.ts'
import { createTestService, type TestService } from '../testing.ts'
import { resumeFilesCalls } from './index.ts'
import { readPaper, readZip, unpack } from './testing.ts'

const calls = [...applicationsCalls, ...resumesCalls, ...talentsCalls, ...resumeFilesCalls]

describeOnBothEngines('a ZIP of resumes', open => {
  let service: TestService
  let employer: TestEmployer
  let jobId: string
  beforeEach(async () => {
    service = createTestService(await open(), calls)
    employer = await service.employer()
    jobId = await insertJob(service, employer.companyId)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const send = async (name: string, job = jobId, works: readonly (readonly [caption: string, file: File])[] = []) => {
    const seeker = await service.seeker()
    const resumeId = await writeResume(service, seeker, name)
    for (const [caption, file] of works) {
      const input = { id: resumeId, caption, files: [file] }
      await service.call(addWork, input, { ...seeker, idempotencyKey: randomUUID() })
    }
    const { applicationId: id } = await service.call(applyToJob, { jobId: job, resumeId }, seeker)
    service.clock.advance(60)
    return { id, seeker }
  }
  const selected = async (ids: string[], person = employer) => unpack(await service.call(zipSelected, { ids }, person))
  const leases = () => service.db.query(sql`select 1 from running_zips`)

  test('holds what was chosen, newest first, each under a name that every system takes, with a list', async () => {
    const first = await send('欧阳·䶮𠮷')
    const second = await send('王一')
    await send('不选的人')
    await service.db.run(sql`update jobs set title = 'CON: 会计/出纳*?' where id = ${jobId}`)
    const { file, files, names, lines } = await selected([first.id, second.id])
    expect(file).toMatchObject({
      name: '收到的简历-2025-06-03.zip',
      mime: 'application/zip',
      headers: { [ZIP_COUNT_HEADER]: '2' },
    })
    expect(names).toEqual(['1-王一-CON_ 会计_出纳__.pdf', '2-欧阳·䶮𠮷-CON_ 会计_出纳__.pdf', '清单.csv'])
    expect((await readPaper(files[0]?.bytes ?? new Uint8Array())).title).toBe('王一的简历')
    expect((await readPaper(files[1]?.bytes ?? new Uint8Array())).title).toBe('欧阳·䶮𠮷的简历')
    expect(lines[0]).toBe('1,"1-王一-CON_ 会计_出纳__.pdf","王一","CON: 会计/出纳*?","2025-06-03 10:01","已放入"')
    expect(await leases()).toEqual([])
  })

  test('names people alike apart, and takes no name for a formula', async () => {
    const people = [await send('王一'), await send('王一')]
    await service.db.run(sql`update jobs set title = '=1+1' where id = ${jobId}`)
    const { names, lines } = await selected(people.map(({ id }) => id))
    expect(names).toEqual(['1-王一-=1+1.pdf', '2-王一-=1+1.pdf', '清单.csv'])
    expect(lines[0]).toContain(`"'=1+1"`)
  })

  test('says of an English resume that it is one', async () => {
    const { seeker } = await send('王一')
    const [original] = (await service.call(listResumes, {}, seeker)).list
    const english = await service.call(makeEnglishVersion, { id: original?.id ?? '' }, { token: seeker.token })
    const change = { section: 'basic', data: { ...english.sections.basic, name: 'Wang Yi' } } as const
    await service.call(saveResumeSection, { id: english.id, version: english.version, change }, seeker)
    const other = await insertJob(service, employer.companyId, { title: '外贸'.repeat(40) })
    const { applicationId } = await service.call(applyToJob, { jobId: other, resumeId: english.id }, seeker)
    const { names } = await selected([applicationId])
    expect(names[0]).toMatch(/^1-Wang Yi-(外贸)+外?-英文\.pdf$/)
  })

  test('reports what is somebody else’s like what does not exist, and nothing of it is in there', async () => {
    const mine = await send('王一')
    const other = await service.employer()
    const theirs = await send('别家的人', await insertJob(service, other.companyId))
    const { files, lines } = await selected([theirs.id, mine.id, nobodysUuid])
    expect(lines).toEqual([
      '1,"1-王一-会计.pdf","王一","会计","2025-06-03 10:00","已放入"',
      '2,"","","","","未放入：没有找到，可能已被删除"',
      '3,"","","","","未放入：没有找到，可能已被删除"',
    ])
    expect(files).toHaveLength(2)
    for (const ids of [[theirs.id], [nobodysUuid]]) {
      await expect(selected(ids)).rejects.toMatchObject({ code: codes.notFound })
    }
    expect((await service.call(listResumeAccess, {}, theirs.seeker)).list.map(({ kind }) => kind)).toEqual(['received'])
  })

  test('leaves out what was taken back, even while it is being read, and says so', async () => {
    const [third, second, first] = [await send('王三'), await send('王二'), await send('王一')]
    await service.call(withdrawApplication, { id: second.id }, second.seeker)
    const answer: unknown = await service.call(zipAll, {}, employer)
    if (!(answer instanceof FileAnswer && answer.body instanceof ReadableStream)) throw new Error('not a stream')
    const reader = answer.body.getReader()
    const pieces = [(await reader.read()).value]
    await service.call(withdrawApplication, { id: third.id }, third.seeker)
    for (let next = await reader.read(); !next.done; next = await reader.read()) pieces.push(next.value)
    const files = await readZip(Buffer.concat(pieces))
    expect(files.map(({ name }) => name)).toEqual(['说明.txt', '1-王一-会计.pdf', '清单.csv'])
    const lines = files.at(-1)?.bytes.toString() ?? ''
    expect(lines).toContain('"王**","会计","2025-06-03 10:01","未放入：求职者已撤回这份投递，简历不再提供"')
    expect(lines).not.toMatch(/王[二三]/)
    expect((await service.call(listResumeAccess, {}, first.seeker)).list.map(({ kind }) => kind)).toContain('pdf')
    expect((await service.call(listResumeAccess, {}, second.seeker)).list.map(({ kind }) => kind)).toEqual(['received'])
  })

  test('holds the works that were sent in a folder beside each PDF, and the list names them', async () => {
    const works = [
      ['毕业设计', await pictureWork('海报: 一.png')],
      ['教师资格证', documentWork('CON.pdf')],
    ] as const
    const { id } = await send('王一', jobId, works)
    const { names, lines, files } = await selected([id])
    expect(names).toEqual(['1-王一-会计.pdf', '1-王一-会计/01-海报_ 一.webp', '1-王一-会计/02-CON.pdf', '清单.csv'])
    expect(lines).toEqual([
      '1,"1-王一-会计.pdf","王一","会计","2025-06-03 10:00","已放入"',
      '1,"1-王一-会计/01-海报_ 一.webp","王一","会计","2025-06-03 10:00","作品「毕业设计」已放入"',
      '1,"1-王一-会计/02-CON.pdf","王一","会计","2025-06-03 10:00","作品「教师资格证」已放入"',
    ])
    expect(files[1]?.bytes.toString('latin1', 8, 12)).toBe('WEBP')
    expect(files[2]?.bytes.toString()).toBe(await works[1][1].text())
    expect((await readPaper(files[0]?.bytes ?? new Uint8Array())).text).toContain('毕业设计')
  })

  test('holds no work in a blind review, and says of one whose file has gone that it has', async () => {
    const { id } = await send('王一', jobId, [['王一的海报', await pictureWork('王一.png')]])
    await rm(service.dataDir, { recursive: true, force: true })
    const { names, lines } = await selected([id])
    expect([names, lines[1]]).toEqual([
      ['1-王一-会计.pdf', '清单.csv'],
      '1,"","王一","会计","2025-06-03 10:00","作品「王一的海报」未放入：文件已不在"',
    ])
    await service.call(setBlindness, { on: true }, employer)
    const blind = await selected([id])
    expect([blind.names.length, blind.lines.length]).toEqual([2, 1])
    expect(blind.lines.join()).not.toContain('王一')
  })

  test('tells which work does not open, holds all others, and draws the rest of its resume', async () => {
    const works = [
      ['毕业设计', await pictureWork()],
      ['教师资格证', documentWork()],
    ] as const
    const { id } = await send('王一', jobId, works)
    const stored = await service.db.query<{ id: string }>(sql`select id from files where mime = 'image/webp'`)
    const path = join(service.dataDir, 'files', stored[0]?.id.slice(0, 2) ?? '', stored[0]?.id ?? '')
    const bytes = await readFile(path)
    // Where it was sealed, what is open is no work of anybody's either.
    for (const damaged of [bytes.with(200, (bytes[200] ?? 0) ^ 1), new Uint8Array(300).fill(7)]) {
      await writeFile(path, damaged)
      const { names, lines } = await selected([id])
      expect(names).toEqual(['1-王一-会计.pdf', '1-王一-会计/02-教师资格证.pdf', '清单.csv'])
      expect(lines[1]).toContain('作品「毕业设计」未放入：文件打不开')
    }
    expect(service.log.filter(line => line.includes('resume-files.not-opened'))).toHaveLength(2)
  })

  test.each([
    ['taken back', '求职者已撤回这份投递，简历不再提供'],
    ['reviewed blindly', '一个作品不再提供'],
  ])('holds no further work of a resume that is %s while it is being read', async (what, words) => {
    const { id, seeker } = await send('王一', jobId, [['王一的海报', await pictureWork()]])
    const { body } = await service.call(zipSelected, { ids: [id] }, employer).then(answer => {
      if (!(answer instanceof FileAnswer && answer.body instanceof ReadableStream)) throw new Error('not a stream')
      return { body: answer.body.getReader() }
    })
    const pieces = [(await body.read()).value]
    while (!Buffer.concat(pieces).includes('1-王一-会计.pdf')) pieces.push((await body.read()).value)
    if (what === 'taken back') await service.call(withdrawApplication, { id }, seeker)
    else await service.call(setBlindness, { on: true }, employer)
    for (let next = await body.read(); !next.done; next = await body.read()) pieces.push(next.value)
    const files = await readZip(Buffer.concat(pieces))
    expect(files.map(({ name }) => name)).toEqual(['说明.txt', '1-王一-会计.pdf', '清单.csv'])
    const [, , line] = files[2]?.bytes.toString().split('\r\n') ?? []
    expect(line).toContain(`未放入：${words}`)
    expect(line).not.toContain('王一')
  })

  test('keeps a blind review blind, in files and list', async () => {
    await service.call(setBlindness, { on: true }, employer)
    const { id } = await send('欧阳明')
    const { names, lines, files } = await unpack(await service.call(zipAll, {}, employer))
    const hidden = `求职者 ${id.slice(0, 4).toUpperCase()}`
    expect([names[0], lines[0]]).toEqual([`1-${hidden}-会计.pdf`, expect.stringContaining(`"${hidden}"`)])
    const { text, title } = await readPaper(files[0]?.bytes ?? new Uint8Array())
    expect([title, text.includes('会计学'), text.includes('欧阳明')]).toEqual([`${hidden}的简历`, true, false])
  })

  test('keeps to the filter, and refuses none and too many', async () => {
    const other = await insertJob(service, employer.companyId, { title: '普工' })
    await send('王一')
    const { id } = await send('王二', other)
    expect((await unpack(await service.call(zipAll, { jobId: other }, employer))).names).toEqual([
      '1-王二-普工.pdf',
      '清单.csv',
    ])
    await expect(service.call(zipAll, { t: '没有这人' }, employer)).rejects.toMatchObject({ code: codes.wrongState })
    await service.db.run(sql`
      with people as (
        insert into users (id, user_type, nick_name, created_at, updated_at)
        select gen_random_uuid(), 2, '求职者', now(), now() from generate_series(1, 1000) returning id)
      insert into applications (id, job_id, company_id, user_id, resume, status, created_at, updated_at)
      select gen_random_uuid(), a.job_id, a.company_id, p.id, a.resume, a.status, a.created_at, a.updated_at
      from applications a, people p where a.id = ${id}`)
    await expect(service.call(zipAll, {}, employer)).rejects.toMatchObject({
      message: '符合条件的有 1002 份，一次最多打包 1000 份，请按职位或进展缩小范围',
    })
  })

  test('is one at a time for each account, until it is read, given up or dead', async () => {
    const { id } = await send('王一')
    const begin = async (person = employer) => {
      const answer: unknown = await service.call(zipSelected, { ids: [id] }, person)
      if (!(answer instanceof FileAnswer && answer.body instanceof ReadableStream)) throw new Error('not a stream')
      return answer.body
    }
    const unread = await begin()
    await expect(begin()).rejects.toMatchObject({ code: codes.wrongState })
    await (await begin(await service.employer(employer.companyId))).cancel()
    await unread.cancel()
    const half = (await begin()).getReader()
    await half.read()
    await half.cancel()
    expect(await leases()).toEqual([])
    const dead = await begin()
    service.clock.advance(60)
    expect((await unpack(new FileAnswer({ body: await begin(), name: '', mime: '' }))).names).toHaveLength(2)
    await expect(new Response(dead).arrayBuffer()).rejects.toThrow('another ZIP has taken the place')
  })

  test.each(['received', 'open'])('of %s resumes ends when the member leaves the company', async kind => {
    const begin = async (): Promise<unknown> => {
      if (kind === 'received') return service.call(zipSelected, { ids: [(await send('王一')).id] }, employer)
      const { id } = await talent(service)
      await service.call(downloadTalent, { id }, employer)
      return service.call(zipTalents, { resumeIds: [id] }, employer)
    }
    const answer = await begin()
    if (!(answer instanceof FileAnswer)) throw new Error('not a file')
    await service.db.run(sql`delete from company_members where user_id = ${employer.id}`)
    const files = await readZip(new Uint8Array(await new Response(answer.body).arrayBuffer()))
    expect(files.map(({ name }) => name)).toEqual(['说明.txt', '清单.csv'])
  })

  test('writes that a resume was taken along for its owner and for the log, or neither', async () => {
    const { id } = await send('王一')
    await service.db.run(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`)
    await service.db.run(sql`
      create trigger full_table before insert on resume_access for each row execute function refuse()`)
    await expect(selected([id])).rejects.toThrow()
    await service.db.run(sql`drop function refuse cascade`)
    const written = () => service.db.query(sql`select subject_id from audit_log where action = 'resume.pdf'`)
    expect(await written()).toEqual([])
    await selected([id])
    expect(await written()).toEqual([{ subject_id: id }])
  })

  test('of open resumes holds those that were downloaded', async () => {
    const company = await service.employer()
    const [one, other] = [await talent(service, { basic: { name: '钱一' } }), await talent(service)]
    const input = { id: one.id, caption: '毕业设计', files: [await pictureWork()] }
    await service.call(addWork, input, { ...one.person, idempotencyKey: randomUUID() })
    await service.call(downloadTalent, { id: one.id }, company)
    const { file, names, lines } = await unpack(
      await service.call(zipTalents, { resumeIds: [other.id, one.id] }, company),
    )
    expect([file.name, names]).toEqual(['下载的简历-2025-06-03.zip', ['1-钱一.pdf', '1-钱一/01-海报.webp', '清单.csv']])
    expect(lines[2]).toContain('未放入：还没有下载这份简历')
    await expect(service.call(zipTalents, { resumeIds: [other.id] }, company)).rejects.toMatchObject({
      code: codes.notFound,
    })
  })
})

import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyToJob, updateReceivedState, withdrawApplication } from '#contract/applications'
import { codes } from '#contract/codes'
import { setBlindness } from '#contract/received'
import { downloadResume, downloadSentResume } from '#contract/resume-files'
import { addWork, workRules } from '#contract/resume-works'
import {
  deleteResume,
  makeEnglishVersion,
  readResume,
  saveResumeSection,
  updatePassportPhoto,
  updateResumeSettings,
} from '#contract/resumes'
import { downloadTalent, listResumeAccess, readTalent, setBlock } from '#contract/talents'
import { applicationsCalls } from '../applications/index.ts'
import { insertJob, writeResume } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { refusedBy } from '../http/testing.refusals.ts'
import { resumesCalls } from '../resumes/index.ts'
import { documentWork, finishedBasic, pictureWork } from '../resumes/testing.ts'
import { talentsCalls } from '../talents/index.ts'
import { talent } from '../talents/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { resumeFilesCalls } from './index.ts'
import { bytesOf, readPaper } from './testing.ts'

const calls = [...applicationsCalls, ...resumesCalls, ...talentsCalls, ...resumeFilesCalls]

describeOnBothEngines('a resume as PDF', open => {
  let service: TestService
  let seeker: TestPerson
  let employer: TestEmployer
  let resumeId: string
  beforeEach(async () => {
    service = createTestService(await open(), calls)
    seeker = await service.seeker()
    employer = await service.employer()
    resumeId = await writeResume(service, seeker)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const send = async () => {
    const jobId = await insertJob(service, employer.companyId)
    return (await service.call(applyToJob, { jobId, resumeId }, seeker)).applicationId
  }
  const mine = async (person = seeker) => bytesOf(await service.call(downloadResume, { id: resumeId }, person))
  const sent = async (id: string, person = employer) => bytesOf(await service.call(downloadSentResume, { id }, person))

  test('of one’s own says what the page says, and nobody’s name across it', async () => {
    const { file, bytes } = await mine()
    expect(file).toMatchObject({ name: `${finishedBasic.name}的简历.pdf`, mime: 'application/pdf' })
    const { title, language, text, pages } = await readPaper(bytes)
    expect({ title, language, pages: pages.length }).toEqual({
      title: `${finishedBasic.name}的简历`,
      language: 'zh-CN',
      pages: 1,
    })
    expect(text).toMatch(
      new RegExp(
        `^${finishedBasic.name}性别男出生日期1996-02-29手机13900000001最高学历本科.*求职意向.*教育经历江西示例大学2014.09—2018.06会计学·本科第1页，共1页$`,
      ),
    )
    expect(bytes.length).toBeLessThan(200_000)
    // Whoever prints it has none of the fonts.
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/FontFile[23] \d+ 0 R/)
  })

  test('in English has English headings, dates, places and page numbers, for its owner and whoever got it', async () => {
    const { id, version } = await service.call(makeEnglishVersion, { id: resumeId }, seeker)
    const change = { section: 'basic', data: { ...finishedBasic, name: 'Abdul Yan' } } as const
    await service.call(saveResumeSection, { id, version, change }, seeker)
    const { file, bytes } = await bytesOf(await service.call(downloadResume, { id }, seeker))
    expect(file.name).toBe('Abdul Yan - Resume.pdf')
    const { title, language, text } = await readPaper(bytes)
    expect({ title, language }).toEqual({ title: 'Abdul Yan - Resume', language: 'en' })
    expect(text).toMatch(
      /^AbdulYanGenderMaleBorn29Feb1996.*ZhanggongDistrict,Ganzhou,Jiangxi.*JobObjectivePositionAccountant.*Sep2014—Jun2018.*Page1of1$/,
    )
    const jobId = await insertJob(service, employer.companyId)
    const { applicationId } = await service.call(applyToJob, { jobId, resumeId: id }, seeker)
    const received = await sent(applicationId)
    expect(received.file.name).toBe('Abdul Yan-会计的英文简历.pdf')
    expect((await readPaper(received.bytes)).text).toContain('JobObjective')
  })

  test('shows the photo, and stands without one that has gone', async () => {
    const plain = (await mine()).bytes.length
    const picture = sharp({ create: { width: 600, height: 800, channels: 3, background: '#369' } })
    const files = [new File([new Uint8Array(await picture.png().toBuffer())], 'photo.png')]
    await service.call(updatePassportPhoto, { id: resumeId, files }, seeker)
    const { bytes } = await mine()
    expect(bytes.length).toBeGreaterThan(plain + 500)
    expect(Buffer.from(bytes).toString('latin1')).toContain('/DCTDecode')
    await rm(service.dataDir, { recursive: true, force: true })
    expect((await mine()).bytes.length).toBeLessThan(bytes.length)
  })

  const addTo = (id: string, caption: string, file: File, person = seeker) =>
    service.call(addWork, { id, caption, files: [file] }, { ...person, idempotencyKey: randomUUID() })

  test('ends with the pictures of works, each above its caption, and leaves out what is no picture or has gone', async () => {
    const plain = await readPaper((await mine()).bytes)
    await addTo(resumeId, '毕业设计海报', await pictureWork('海报.png', { width: 4_000, height: 3_900 }))
    await addTo(resumeId, '教师资格证', documentWork())
    await addTo(resumeId, '年会主视觉', await pictureWork('海报.png', { width: 60, height: 900 }))
    const { text, pictures } = await readPaper((await mine()).bytes)
    expect(text).toMatch(/会计学·本科作品毕业设计海报年会主视觉第1页，共1页$/)
    expect([plain.pictures, pictures]).toEqual([[0], [2]])
    const english = (await service.call(makeEnglishVersion, { id: resumeId }, seeker)).id
    const { bytes } = await bytesOf(await service.call(downloadResume, { id: english }, seeker))
    expect((await readPaper(bytes)).text).toContain('Works毕业设计海报')
    await rm(service.dataDir, { recursive: true, force: true })
    expect((await readPaper((await mine()).bytes)).text).toBe(plain.text)
  })

  test('never parts a picture from its caption, however many there are and whatever their shape', async () => {
    const words = '说明很长的一件作品：'.repeat(5)
    for (let number = 10; number < 10 + workRules.most; number += 1) {
      const size = { width: 100 + (number % 3) * 400, height: 1_500 - (number % 4) * 450 }
      await addTo(resumeId, `${words}${number}号`, await pictureWork('海报.png', size))
    }
    const { pages, pictures, text } = await readPaper((await mine()).bytes)
    expect(pages.length).toBeGreaterThan(2)
    const captions = pages.map(page => page.filter(one => /[12]\d号$/.test(one.text)).length)
    expect(captions).toEqual(pictures)
    expect(captions.reduce((sum, one) => sum + one)).toBe(workRules.most)
    expect(text.match(/作品(?=说明)/g)).toHaveLength(1)
    for (const page of pages) {
      const lines = page.filter(({ text: line }) => !/^第 \d+ 页/.test(line))
      expect(Math.min(...lines.map(({ y }) => y))).toBeGreaterThan(60)
    }
  })

  test('that was received has the works that were sent, and none in a blind review', async () => {
    await addTo(resumeId, '原来的作品', await pictureWork())
    const id = await send()
    await addTo(resumeId, '后来的作品', await pictureWork())
    const { text, pictures } = await readPaper((await sent(id)).bytes)
    expect([text.includes('原来的作品'), text.includes('后来的作品'), pictures]).toEqual([true, false, [1]])
    await service.call(setBlindness, { on: true }, employer)
    const blind = await readPaper((await sent(id)).bytes)
    expect([blind.text.includes('原来的作品'), blind.pictures]).toEqual([false, [0]])
  })

  test('of an open resume has its works once it was downloaded, not for an application alone', async () => {
    await service.call(updateResumeSettings, { id: resumeId, privacy: 'open' }, seeker)
    await addTo(resumeId, '毕业设计海报', await pictureWork())
    await send()
    const take = async () =>
      readPaper((await bytesOf(await service.call(downloadResume, { id: resumeId }, employer))).bytes)
    expect((await take()).pictures).toEqual([0])
    await service.call(downloadTalent, { id: resumeId }, employer)
    expect(await take()).toMatchObject({ pictures: [1], text: expect.stringContaining('毕业设计海报') })
  })

  test('that was received names who took it and when on every page, and its owner reads of it', async () => {
    await service.db.run(sql`update company_members set name = '招聘专员' where user_id = ${employer.id}`)
    const id = await send()
    const { file, bytes } = await sent(id)
    expect(file.name).toBe(`${finishedBasic.name}-会计的简历.pdf`)
    const { text, pages } = await readPaper(bytes)
    expect(text).toContain(finishedBasic.phone)
    for (const page of pages) {
      const words = page.map(one => one.text).join('')
      expect(words.split('赣江示例电子有限公司 · 招聘专员 · 2025-06-03 10:00').length).toBeGreaterThan(4)
      expect(words).toContain('赣江示例电子有限公司（招聘专员）于 2025-06-03 10:00 下载')
    }
    // The page hands out the same words, for what the browser prints.
    const mark = '赣江示例电子有限公司 · 招聘专员 · 2025-06-03 10:00'
    expect((await service.call(readResume, { id }, employer)).watermark).toBe(mark)
    const { id: open } = await talent(service)
    expect((await service.call(readTalent, { id: open }, employer)).watermark).toBe(mark)
    const { list } = await service.call(listResumeAccess, {}, seeker)
    expect(list.map(({ kind, companyName }) => [kind, companyName])).toContainEqual(['pdf', '赣江示例电子有限公司'])
    const rows = await service.db.query(sql`
      select actor, subject_kind, subject_id, outcome from audit_log where action = 'resume.pdf'`)
    expect(rows).toEqual([{ actor: employer.id, subject_kind: 'application', subject_id: id, outcome: 'done' }])
    expect(service.log.join('\n')).not.toContain(finishedBasic.name)
  })

  test('stays what was sent, whatever becomes of the resume', async () => {
    const id = await send()
    await service.call(deleteResume, { id: resumeId }, seeker)
    expect((await readPaper((await sent(id)).bytes)).text).toContain(finishedBasic.phone)
    expect((await service.call(listResumeAccess, {}, seeker)).list.map(({ kind }) => kind)).toContain('pdf')
  })

  test('keeps a blind review blind: no name, phone or birthday in text, title or name', async () => {
    await service.call(setBlindness, { on: true }, employer)
    const said = `${finishedBasic.name}，电话 13800138000，邮箱 me@mail.example，微信号 somebody88`
    const change = { section: 'evaluation', data: { text: said } } as const
    await service.call(saveResumeSection, { id: resumeId, version: 4, change }, seeker)
    const id = await send()
    const hidden = `求职者 ${id.slice(0, 4).toUpperCase()}`
    const { file, bytes } = await sent(id)
    const { text, title } = await readPaper(bytes)
    expect([file.name, title]).toEqual([`${hidden}-会计的简历.pdf`, `${hidden}的简历`])
    const { name, phone, birthday } = finishedBasic
    const secrets = [name, phone, birthday, '13800138000', 'me@mail.example', 'somebody88']
    expect(secrets.filter(secret => text.includes(secret))).toEqual([])
    await service.call(updateReceivedState, { id, state: 'shortlisted', remark: '' }, employer)
    const open = (await readPaper((await sent(id)).bytes)).text
    expect(secrets.filter(secret => !open.includes(secret))).toEqual([])
  })

  test('is refused once the application was taken back, and the try is written down', async () => {
    const id = await send()
    await service.call(withdrawApplication, { id }, seeker)
    await expect(sent(id)).rejects.toMatchObject({ code: codes.wrongState })
    expect(await service.db.query(sql`select 1 from audit_log where action = 'resume.pdf'`)).toEqual([])
    expect(await refusedBy(service)).toMatchObject([{ reason: 'obstacle', tries: 1, subjects: [`application:${id}`] }])
  })

  test('of an open resume is had after its download alone, and not by a company that is blocked', async () => {
    const company = await service.employer()
    const { id, person } = await talent(service)
    const take = async () => bytesOf(await service.call(downloadResume, { id }, company))
    await expect(take()).rejects.toMatchObject({ code: codes.wrongState })
    await service.call(downloadTalent, { id }, company)
    expect((await readPaper((await take()).bytes)).text).toContain('下载，仅供本单位招聘使用')
    const reader = await service.employer(company.companyId, 'reader')
    const looked = service.call(downloadResume, { id }, reader)
    await expect(looked).rejects.toMatchObject({ code: codes.roleTooLow })
    const { list } = await service.call(listResumeAccess, {}, person)
    expect(list.map(({ kind }) => kind)).toEqual(['pdf', 'download'])
    await service.call(setBlock, { companyId: company.companyId, blocked: true }, person)
    await expect(take()).rejects.toMatchObject({ code: codes.notFound })
  })

  test('of a long resume never ends a page with a heading and loses nothing', async () => {
    const work = Array.from({ length: 15 }, (_, at) => ({
      company: `第${at}家单位`,
      title: '会计',
      from: '2018-01',
      to: '2019-01',
      duties: `开始${at}：${'负责应收应付账款核对，编制月度报表。'.repeat(5 + at * 4)}结束${at}。`,
    }))
    await service.call(saveResumeSection, { id: resumeId, version: 4, change: { section: 'work', data: work } }, seeker)
    const { bytes } = await mine()
    const { pages, text } = await readPaper(bytes)
    expect(pages.length).toBeGreaterThan(3)
    for (const { duties } of work) expect(text.replaceAll(/第\d+页，共\d+页/g, '')).toContain(duties)
    for (const page of pages) {
      const lines = page.filter(({ text: words }) => !/^第 \d+ 页/.test(words))
      expect(Math.min(...lines.map(({ y }) => y))).toBeGreaterThan(60)
      expect(lines.at(-1)?.text).not.toMatch(/^(第\d+家单位|工作经历|会计)$/)
    }
    expect(bytes.length).toBeLessThan(200_000)
  })
})

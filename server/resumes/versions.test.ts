import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyToJob, listReceived } from '#contract/applications'
import { codes } from '#contract/codes'
import type { SectionChange } from '#contract/resume-sections'
import {
  createResume,
  deleteResume,
  getResume,
  listResumes,
  makeEnglishVersion,
  type Resume,
  readResume,
  saveResumeSection,
  updatePassportPhoto,
  updateResumeSettings,
} from '#contract/resumes'
import { applicationsCalls } from '../applications/index.ts'
import { insertJob, writeResume } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { resumesCalls } from './index.ts'
import { finishedBasic } from './testing.ts'

describeOnBothEngines('versions of a resume', open => {
  let service: TestService
  let seeker: TestPerson
  let originalId: string
  beforeEach(async () => {
    service = createTestService(await open(), [...resumesCalls, ...applicationsCalls])
    seeker = await service.seeker()
    originalId = await writeResume(service, seeker)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const make = (id = originalId) => service.call(makeEnglishVersion, { id }, { token: seeker.token })
  const read = (id: string) => service.call(getResume, { id }, seeker)
  const list = async () => (await service.call(listResumes, {}, seeker)).list
  const save = ({ id, version }: Resume, change: SectionChange) =>
    service.call(saveResumeSection, { id, version, change }, { token: seeker.token })
  const rename = (english: Resume, name = 'Abdul Yan') =>
    save(english, { section: 'basic', data: { ...finishedBasic, name } })
  const remove = (id: string, withEnglish: boolean) => service.call(deleteResume, { id, withEnglish }, seeker)

  test('copy every section; an employer that was not applied to does not find the English one', async () => {
    const original = await read(originalId)
    const english = await make()
    expect(english).toMatchObject({ language: 'en', originalId, privacy: 'applied', isDefault: false, version: 1 })
    expect(english.sections).toEqual(original.sections)
    expect(original).toMatchObject({ language: 'zh', originalId: '' })
    const rows = await service.db.query(sql`
      select action, subject_id from audit_log where actor = ${seeker.id} and action = 'resume.english'`)
    expect(rows).toEqual([{ action: 'resume.english', subject_id: english.id }])
  })

  test('say how many texts are still Chinese, until each is rewritten', async () => {
    const english = await make()
    const unwritten = async () => (await list()).map(one => one.unwritten).sort()
    expect(await unwritten()).toEqual([0, 3])
    const named = await rename(english)
    const [school] = english.sections.education
    if (!school) throw new Error('the resume has a school')
    const data = [{ ...school, school: 'Jiangxi Example University (江西示例大学)', major: 'Accounting' }]
    await save(named, { section: 'education', data })
    expect(await unwritten()).toEqual([0, 0])
  })

  test('are one of each, however often they are asked for at once', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => make()))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await list()).toHaveLength(2)
    await expect(make(made[0]?.id)).rejects.toMatchObject({ code: codes.wrongState })
  })

  test('do not count among the five', async () => {
    await make()
    for (let at = 1; at < 5; at += 1)
      await service.call(createResume, { title: `第 ${at} 份` }, { token: seeker.token })
    await expect(service.call(createResume, { title: '多的' }, { token: seeker.token })).rejects.toMatchObject({
      code: codes.quotaReached,
    })
    expect(await list()).toHaveLength(6)
  })

  test('differ in the name they ask for: Latin letters make the English one fit to be sent', async () => {
    const english = await make()
    expect(english).toMatchObject({ sendable: false, states: { basic: 'started', education: 'finished' } })
    expect(await rename(english)).toMatchObject({ sendable: true, states: { basic: 'finished' } })
    const columns = await service.db.query(sql`select completeness from resumes order by language`)
    expect(columns).toEqual([{ completeness: 65 }, { completeness: 65 }])
  })

  test('are written apart: a change of one leaves the other as it is', async () => {
    const english = await rename(await make())
    expect((await read(originalId)).sections.basic.name).toBe(finishedBasic.name)
    await save(await read(originalId), { section: 'evaluation', data: { text: '细致' } })
    expect({ ...(await read(english.id)), behind: [] }).toEqual(english)
  })

  test('go with an application one at a time, and the employer reads in which language', async () => {
    const employer = await service.employer()
    const english = await rename(await make())
    const sent = async (resumeId: string) => {
      const jobId = await insertJob(service, employer.companyId)
      const { applicationId: id } = await service.call(applyToJob, { jobId, resumeId }, { token: seeker.token })
      return service.call(readResume, { id }, employer)
    }
    expect(await sent(english.id)).toMatchObject({ language: 'en', sections: { basic: { name: 'Abdul Yan' } } })
    expect(await sent(originalId)).toMatchObject({ language: 'zh', sections: { basic: { name: finishedBasic.name } } })
    const { list: received } = await service.call(listReceived, {}, employer)
    expect(received.map(one => [one.name, one.language]).sort()).toEqual([
      ['Abdul Yan', 'en'],
      [finishedBasic.name, 'zh'],
    ])
  })

  test('part when the original alone is deleted: the English one stays, and may be the default', async () => {
    const english = await make()
    await remove(originalId, false)
    expect(await list()).toMatchObject([{ id: english.id, language: 'en', originalId: '', isDefault: true }])
  })

  test('go together when that is asked for, and leave a trace each', async () => {
    const english = await make()
    await service.call(updateResumeSettings, { id: english.id, isDefault: true }, seeker)
    const other = await service.call(createResume, { title: '第二份' }, { token: seeker.token })
    await remove(originalId, true)
    expect(await list()).toMatchObject([{ id: other.id, isDefault: true }])
    const rows = await service.db.query<{ subject_id: string }>(sql`
      select subject_id from audit_log where action = 'resume.delete'`)
    expect(rows.map(row => row.subject_id).sort()).toEqual([originalId, english.id].sort())
  })

  test('share a photo that stays while one of them shows it', async () => {
    const picture = sharp({ create: { width: 30, height: 40, channels: 3, background: '#369' } })
    const files = [new File([new Uint8Array(await picture.png().toBuffer())], 'photo.png')]
    await service.call(updatePassportPhoto, { id: originalId, files }, seeker)
    const english = await make()
    const kept = () => service.db.query(sql`select 1 from files where owner_id = ${seeker.id}`)
    await remove(originalId, false)
    expect((await read(english.id)).photo).not.toBe('')
    expect(await kept()).toHaveLength(1)
    await remove(english.id, false)
    expect(await kept()).toHaveLength(0)
  })
})

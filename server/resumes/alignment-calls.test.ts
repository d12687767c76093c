import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import type { SectionChange } from '#contract/resume-sections'
import {
  deleteResume,
  getResume,
  listResumes,
  makeEnglishVersion,
  saveResumeSection,
  settleSection,
  takeOriginalFacts,
} from '#contract/resumes'
import { applicationsCalls } from '../applications/index.ts'
import { writeResume } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { resumesCalls } from './index.ts'
import { finishedBasic, finishedEducation } from './testing.ts'

const [school] = finishedEducation

describeOnBothEngines('an English version and its original', open => {
  let service: TestService
  let seeker: TestPerson
  let originalId: string
  let id: string
  beforeEach(async () => {
    service = createTestService(await open(), [...resumesCalls, ...applicationsCalls])
    seeker = await service.seeker()
    originalId = await writeResume(service, seeker)
    id = (await service.call(makeEnglishVersion, { id: originalId }, { token: seeker.token })).id
    await save(id, { section: 'basic', data: { ...finishedBasic, name: 'Abdul Yan' } })
    await save(id, { section: 'education', data: [{ ...school, school: 'Example University', major: 'Accounting' }] })
    service.clock.advance(3_600)
  })

  const read = (which = id) => service.call(getResume, { id: which }, seeker)
  const save = async (which: string, change: SectionChange) => {
    const { version } = await read(which)
    return service.call(saveResumeSection, { id: which, version, change }, seeker)
  }
  const take = () => service.call(takeOriginalFacts, { id }, seeker)
  const now = () => service.clock.now().getTime()
  /** The phone changes, and the school with its dates. */
  const changeOriginal = async () => {
    await save(originalId, { section: 'basic', data: { ...finishedBasic, phone: '13900000009' } })
    service.clock.advance(60)
    await save(originalId, { section: 'education', data: [{ ...school, major: '审计学', to: '2018-07' }] })
  }

  test('are in line until the original changes; then list and version say in which sections, and when', async () => {
    expect((await read()).behind).toEqual([])
    await changeOriginal()
    const behind = [
      { section: 'basic', facts: 1, at: now() - 60_000 },
      { section: 'education', facts: 1, at: now() },
    ]
    expect((await read()).behind).toEqual(behind)
    const { list } = await service.call(listResumes, {}, seeker)
    expect(list.find(one => one.id === id)?.behind).toEqual(behind)
    expect(list.find(one => one.id === originalId)?.behind).toEqual([])
  })

  test('take facts over with one press, which leaves the words alone and says what is left', async () => {
    await changeOriginal()
    const { version } = await read()
    const taken = await take()
    expect(taken.version).toBe(version + 1)
    expect(taken.sections.basic).toEqual({ ...finishedBasic, name: 'Abdul Yan', phone: '13900000009' })
    expect(taken.sections.education).toEqual([
      { ...school, school: 'Example University', major: 'Accounting', to: '2018-07' },
    ])
    expect(taken.behind).toEqual([{ section: 'education', facts: 0, at: now() }])
    expect(await take()).toEqual(taken)
    const rows = await service.db.query(sql`select detail from audit_log where action = 'resume.align'`)
    expect(rows).toEqual([{ detail: { sections: 'basic,education' } }])
  })

  test('settle a section without touching it, so that what is being typed there goes on', async () => {
    await changeOriginal()
    const { version, behind } = await read()
    const at = behind.find(({ section }) => section === 'education')?.at ?? 0
    const settled = await service.call(settleSection, { id, section: 'education', at }, seeker)
    expect(settled).toMatchObject({ version, behind: [{ section: 'basic' }] })
    expect(await service.call(settleSection, { id, section: 'education', at }, seeker)).toEqual(settled)
    await save(originalId, { section: 'education', data: [{ ...school, remark: '奖学金' }] })
    expect((await read()).behind.map(({ section }) => section)).toEqual(['basic', 'education'])
  })

  test('do not settle what has changed again meanwhile', async () => {
    await changeOriginal()
    const at = now()
    service.clock.advance(60)
    await save(originalId, { section: 'education', data: [{ ...school, remark: '奖学金' }] })
    await expect(service.call(settleSection, { id, section: 'education', at }, seeker)).rejects.toMatchObject({
      code: codes.conflict,
      data: { current: { id, behind: [{ section: 'basic' }, { section: 'education', at: now() }] } },
    })
  })

  test('are in line again when the original is changed back', async () => {
    await changeOriginal()
    await save(originalId, { section: 'basic', data: { ...finishedBasic } })
    await save(originalId, { section: 'education', data: [{ ...school }] })
    expect((await read()).behind).toEqual([])
  })

  test('part when the original is deleted: nothing to take over, and nothing kept of it', async () => {
    await changeOriginal()
    await service.call(deleteResume, { id: originalId, withEnglish: false }, seeker)
    expect((await read()).behind).toEqual([])
    await expect(take()).rejects.toMatchObject({ code: codes.wrongState })
    expect(await service.db.query(sql`select aligned from resumes where id = ${id}`)).toEqual([{ aligned: null }])
  })

  test('a Chinese resume has no original', async () => {
    await expect(service.call(takeOriginalFacts, { id: originalId }, seeker)).rejects.toMatchObject({
      code: codes.wrongState,
    })
  })
})

import { beforeEach, expect, test } from 'vitest'
import { applyToJob, updateReceivedState, withdrawApplication } from '#contract/applications'
import { codes } from '#contract/codes'
import { compareReceived, setBlindness } from '#contract/received'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { resumesCalls } from '../resumes/index.ts'
import { finishedBasic } from '../resumes/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { applicationsCalls } from './index.ts'
import { insertJob, writeResume } from './testing.ts'

describeOnBothEngines('applications side by side', open => {
  let service: TestService
  let employer: TestEmployer
  let jobId: string
  beforeEach(async () => {
    service = createTestService(await open(), [...applicationsCalls, ...resumesCalls])
    employer = await service.employer()
    jobId = await insertJob(service, employer.companyId)
    await service.db.run(sql`update jobs set requirements = '熟悉 Excel 和金税系统' where id = ${jobId}`)
  })

  const send = async (name: string): Promise<{ id: string; seeker: TestPerson }> => {
    const seeker = await service.seeker()
    const resumeId = await writeResume(service, seeker, name)
    const { applicationId: id } = await service.call(applyToJob, { jobId, resumeId }, seeker)
    await service.db.run(sql`
      update applications set resume = jsonb_set(resume, '{sections,skills}',
        ${sql.json([
          { name: 'excel', remark: '' },
          { name: `${name}的手艺`, remark: '' },
        ])}::jsonb) where id = ${id}`)
    return { id, seeker }
  }
  const compare = (ids: string[], who: TestPerson = employer) => service.call(compareReceived, { ids }, who)

  test('stand in the order asked for, with wish, schooling, and the skills that the posting names', async () => {
    const [one, other] = [await send('王一'), await send('王二')]
    const { list } = await compare([other.id, one.id])
    expect(list.map(({ name }) => name)).toEqual(['王二', '王一'])
    expect(list[1]).toMatchObject({
      jobTitle: '会计',
      wage: '3',
      arrival: '1',
      school: '江西示例大学 · 会计学',
      education: '70',
      skills: [
        { name: 'excel', wanted: true },
        { name: '王一的手艺', wanted: false },
      ],
      posting: { education: '70', experience: '1', wageMin: 5000, wageMax: 8000, wageMonths: 12 },
    })
    expect(list[1]?.meets).toEqual(expect.arrayContaining(['category', 'education', 'wage']))
  })

  test('name nobody while they are looked at blind, and only those who are not any more', async () => {
    const [one, other] = [await send('王一'), await send('王二')]
    await service.call(setBlindness, { on: true }, employer)
    const text = JSON.stringify(await compare([one.id, other.id]))
    for (const secret of ['王一', '王二', finishedBasic.phone, finishedBasic.birthday])
      expect(text).not.toContain(secret)
    await service.call(updateReceivedState, { id: one.id, state: 'shortlisted' }, employer)
    const { list } = await compare([one.id, other.id])
    expect(list.map(({ name, blind }) => [name, blind])).toEqual([
      ['王一', false],
      [expect.stringMatching(/^求职者 /), true],
    ])
  })

  test('tell nothing of one that was taken back', async () => {
    const [one, other] = [await send('王一'), await send('王二')]
    await service.call(withdrawApplication, { id: one.id }, one.seeker)
    const { list } = await compare([one.id, other.id])
    expect(list[0]).toMatchObject({ name: '王**', state: 'withdrawn', school: '', wage: '', skills: [], meets: [] })
  })

  test('are the company’s own: with one of somebody else among them there is no answer', async () => {
    const [one, other] = [await send('王一'), await send('王二')]
    const stranger = await service.employer()
    await expect(compare([one.id, other.id], stranger)).rejects.toMatchObject({ code: codes.notFound })
  })

  test('are two to four', async () => {
    const { id } = await send('王一')
    for (const count of [1, 5]) {
      await expect(compare(Array<string>(count).fill(id))).rejects.toMatchObject({ code: codes.invalid })
    }
  })

  test('leave a trace for each that was looked at, without a name in it', async () => {
    const [one, other] = [await send('王一'), await send('王二')]
    await compare([one.id, other.id])
    const rows = await service.db.query<{ subject_id: string }>(sql`
      select subject_id, detail from audit_log where action = 'application.compare' order by id`)
    expect(rows.map(row => row.subject_id).toSorted()).toEqual([one.id, other.id].toSorted())
    expect(JSON.stringify(rows)).not.toContain('王')
  })
})

import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { applySimply, flexibleJobInfo, listSimpleApplications } from '#contract/flexible'
import type { SimpleAnswer } from '#contract/flexible-life'
import { addFlexibleJob, answerFlexibleApplicant, listFlexibleApplicants } from '#contract/flexible-posts'
import { listMessages } from '#contract/messages'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines, describeOnPostgres } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { ROUNDS } from '../testing.rounds.ts'
import { createTestService, type TestService } from '../testing.ts'
import { flexibleCalls } from './index.ts'
import { casualDraft, workedFrom } from './testing.ts'

const HOUR = 3_600_000

async function posted(service: TestService, employer: TestEmployer, headcount: number) {
  const draft = { ...casualDraft(service), headcount }
  return (await service.call(addFlexibleJob, { draft, publish: true }, employer)).id
}

const apply = (service: TestService, id: string, { token }: TestPerson) =>
  service.call(applySimply, { id, name: '热合曼·䶮', note: '可以马上到岗' }, { token })

describeOnBothEngines('who has applied to casual work', open => {
  let service: TestService
  let employer: TestEmployer
  let seeker: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), [...flexibleCalls, ...messagesCalls])
    employer = await service.employer()
    seeker = await service.seeker()
  })

  const list = async (id: string) => (await service.call(listFlexibleApplicants, { id }, employer)).list
  function answer(id: string, given: SimpleAnswer) {
    service.clock.advance(1)
    return service.call(answerFlexibleApplicant, { id, answer: given }, employer)
  }
  const titles = async () => (await service.call(listMessages, {}, seeker)).list.map(({ title }) => title)
  async function applied(headcount = 2) {
    const id = await posted(service, employer, headcount)
    await apply(service, id, seeker)
    return { id, applicant: (await list(id))[0]?.id ?? '' }
  }

  test('is shown with name and number, which each look writes down; not the number of one turned down', async () => {
    const { id, applicant } = await applied()
    expect(await list(id)).toMatchObject([
      { name: '热合曼·䶮', phone: seeker.phone, note: '可以马上到岗', state: 'applied' },
    ])
    await answer(applicant, 'declined')
    expect(await list(id)).toMatchObject([{ name: '热合曼·䶮', phone: '', state: 'declined' }])
    const looks = await service.db.query(sql`select 1 from audit_log where action = 'flexible.applicants'`)
    expect(looks.length).toBe(3)
  })

  test('stays without name and number while the company is not checked', async () => {
    const { id } = await applied()
    await service.db.run(sql`update companies set verified_at = null where id = ${employer.companyId}`)
    expect(await list(id)).toMatchObject([{ name: '', phone: '', note: '' }])
  })

  test('is given a place, reads it in messages and in the own list, and the place is gone', async () => {
    const { id, applicant } = await applied(1)
    expect(await answer(applicant, 'accepted')).toMatchObject({ applicant: { state: 'accepted' }, left: 0 })
    expect(await answer(applicant, 'accepted')).toMatchObject({ left: 0 })
    expect(await titles()).toEqual(['您已被录用：“快递分拣”', '已报名“快递分拣”'])
    expect((await service.call(listSimpleApplications, {}, seeker)).list).toMatchObject([{ state: 'accepted' }])
    expect(await service.call(flexibleJobInfo, { id })).toMatchObject({ left: 0, open: false })
    await expect(apply(service, id, await service.seeker())).rejects.toMatchObject({ code: codes.jobClosed })
    expect(await answer(applicant, 'declined')).toMatchObject({ left: 1 })
    expect((await titles())[0]).toBe('“快递分拣”没有录用您')
  })

  test('is said to have come or not once the work has begun, and that may be put right', async () => {
    const { id, applicant } = await applied()
    await answer(applicant, 'accepted')
    await expect(answer(applicant, 'came')).rejects.toMatchObject({ code: codes.wrongState })
    await workedFrom(service, id, -HOUR, HOUR)
    expect(await answer(applicant, 'absent')).toMatchObject({ applicant: { state: 'absent' }, left: 1 })
    expect((await titles())[0]).toBe('单位记录您没有到岗：“快递分拣”')
    expect(await answer(applicant, 'came')).toMatchObject({ applicant: { state: 'came' }, left: 1 })
    await expect(answer(applicant, 'declined')).rejects.toMatchObject({ code: codes.wrongState })
  })

  test('gives the place back with the account', async () => {
    const { id, applicant } = await applied(1)
    await answer(applicant, 'accepted')
    await service.db.run(sql`delete from users where id = ${seeker.id}`)
    expect(await service.call(flexibleJobInfo, { id })).toMatchObject({ left: 1, open: true })
    expect(await list(id)).toEqual([])
  })
})

describeOnPostgres('places that are given by several at once', open => {
  test('the last place is given once, and every other answer says that it is gone', async () => {
    const service = createTestService(await open(), flexibleCalls)
    const employer = await service.employer()
    const people = await Promise.all(Array.from({ length: 40 }, () => service.seeker()))
    for (let round = 0; round < ROUNDS; round += 1) {
      const headcount = 1 + ((round * 7) % 12)
      const id = await posted(service, employer, headcount)
      await Promise.all(people.map(person => apply(service, id, person)))
      const { list } = await service.call(listFlexibleApplicants, { id, pageSize: 50 }, employer)
      const tries = await Promise.allSettled(
        list.flatMap(({ id: applicant }) =>
          [1, 2].map(() => service.call(answerFlexibleApplicant, { id: applicant, answer: 'accepted' }, employer)),
        ),
      )
      const refused = tries.flatMap(result => (result.status === 'rejected' ? [result.reason.code] : []))
      expect(new Set(refused)).toEqual(new Set([codes.jobClosed]))
      const [stored] = await service.db.query(sql`
        select count(*) filter (where state = 'accepted') as accepted,
          (select taken from flexible_jobs where id = ${id}) as taken
        from flexible_applications where job_id = ${id}`)
      expect(stored).toEqual({ accepted: headcount, taken: headcount })
    }
  })
})

import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import {
  type ApplicationState,
  applicationStates,
  applyToJob,
  canMove,
  canWithdraw,
  listOwnApplications,
  listReceived,
  markReceivedViewed,
  removeApplication,
  updateReceivedState,
  withdrawApplication,
} from '#contract/applications'
import { codes } from '#contract/codes'
import { listMessages } from '#contract/messages'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines, describeOnPostgres } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { resumesCalls } from '../resumes/index.ts'
import { createTestService, type TestService } from '../testing.ts'
import { applicationsCalls } from './index.ts'
import { applicationCommands, expectAlike, type Model, type Real } from './testing.model.ts'
import { insertJob, writeResume } from './testing.ts'

const calls = [...applicationsCalls, ...resumesCalls, ...messagesCalls]

async function newWorld(service: TestService): Promise<Real> {
  const employer = await service.employer()
  const seeker = await service.seeker()
  return {
    service,
    seekerToken: seeker.token,
    employerToken: employer.token,
    resumeId: await writeResume(service, seeker),
    jobs: [await insertJob(service, employer.companyId), await insertJob(service, employer.companyId)],
  }
}

const send = async ({ service, jobs, resumeId, seekerToken }: Real) =>
  (await service.call(applyToJob, { jobId: jobs[0] ?? '', resumeId }, { token: seekerToken })).applicationId

describeOnBothEngines('an application', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), calls)
  })

  test('goes its way whatever both sides try and in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(applicationCommands(), async commands => {
        const real = await newWorld(service)
        const model: Model = { applications: new Map() }
        await fc.asyncModelRun(() => ({ model, real }), commands)
        await expectAlike(model, real)
      }),
      { numRuns: 15 },
    )
  })

  test('is answered in the words of the employer, whose line breaks and marks stay as they are', async () => {
    const real = await newWorld(service)
    const id = await send(real)
    const remark = '请带身份证原件。\n<script>alert(1)</script> 𠮷 😀'
    await service.call(updateReceivedState, { id, state: 'interview', remark }, { token: real.employerToken })
    const own = await service.call(listOwnApplications, {}, { token: real.seekerToken })
    expect(own.list[0]?.events.at(-1)).toMatchObject({ actor: 'employer', state: 'interview', remark })
    const { list } = await service.call(listMessages, {}, { token: real.seekerToken })
    expect(list).toMatchObject([
      { category: 'interview', link: `/manage/user/position?id=${id}`, title: '「会计」的投递进展：邀请面试' },
    ])
    expect(list[0]?.body).toContain(remark)
    const { list: linked } = await service.call(listOwnApplications, { id }, { token: real.seekerToken })
    expect(linked.map(one => one.id)).toEqual([id])
  })

  test('that was taken back tells the employer so, and not twice', async () => {
    const real = await newWorld(service)
    const id = await send(real)
    await service.call(withdrawApplication, { id }, { token: real.seekerToken })
    await expect(service.call(withdrawApplication, { id }, { token: real.seekerToken })).rejects.toMatchObject({
      code: codes.wrongState,
    })
    const { list } = await service.call(listMessages, {}, { token: real.employerToken })
    expect(list.map(({ title }) => title).toSorted()).toEqual(
      ['「会计」收到一份新简历', '「会计」的一份投递已撤回'].toSorted(),
    )
  })

  test('stands in the box of the employer with the others for its job', async () => {
    const real = await newWorld(service)
    const other = await service.seeker()
    const [here = '', elsewhere = ''] = real.jobs
    const first = await send(real)
    await service.call(withdrawApplication, { id: first }, { token: real.seekerToken })
    const resumeId = await writeResume(service, other)
    for (const jobId of [here, elsewhere]) {
      service.clock.advance(1)
      await service.call(applyToJob, { jobId, resumeId }, { token: other.token })
    }
    const { list, total } = await service.call(listMessages, { together: '1' }, { token: real.employerToken })
    expect(list.map(({ thing, count }) => [thing, count])).toEqual([
      [`/job-details/${elsewhere}`, 1],
      [`/job-details/${here}`, 3],
    ])
    expect(total).toBe(2)
    expect(list[1]?.earlier.map(({ link }) => link)).toEqual(Array(2).fill(`/resume/info/${first}`))
  })

  test('that has ended leaves its own list when asked to, and stays with the employer', async () => {
    const real = await newWorld(service)
    const [seeker, employer] = [{ token: real.seekerToken }, { token: real.employerToken }]
    const id = await send(real)
    await expect(service.call(removeApplication, { id }, seeker)).rejects.toMatchObject({ code: codes.wrongState })
    await service.call(updateReceivedState, { id, state: 'unfit' }, employer)
    await service.call(removeApplication, { id }, seeker)
    expect((await service.call(listOwnApplications, {}, seeker)).total).toBe(0)
    expect((await service.call(listReceived, {}, employer)).total).toBe(1)
    await expect(service.call(removeApplication, { id }, seeker)).rejects.toMatchObject({ code: codes.notFound })
    await expect(send(real)).rejects.toMatchObject({ code: codes.alreadyApplied })
  })

  test('that is viewed again keeps one event and one message', async () => {
    const real = await newWorld(service)
    const id = await send(real)
    for (let look = 0; look < 3; look += 1) {
      const seen = await service.call(markReceivedViewed, { id }, { token: real.employerToken })
      expect(seen).toMatchObject({ state: 'viewed', unread: false })
    }
    const own = await service.call(listOwnApplications, {}, { token: real.seekerToken })
    expect(own.list[0]?.events.map(({ state }) => state)).toEqual(['delivered', 'viewed'])
    const { list } = await service.call(listMessages, {}, { token: real.seekerToken })
    expect(list.map(({ title }) => title)).toEqual(['「会计」的投递进展：已查看'])
  })
})

describeOnPostgres('two who decide about an application at the same moment', open => {
  let real: Real
  beforeEach(async () => {
    real = await newWorld(createTestService(await open(), calls))
  })

  const historyOf = async (id: string): Promise<ApplicationState[]> => {
    const rows = await real.service.db.query<{ status: ApplicationState }>(sql`
      select status from application_events where application_id = ${id} order by id`)
    return rows.map(({ status }) => status)
  }

  test('do not both win: one moves it, the others hear that it has moved', async () => {
    const id = await send(real)
    const { service, employerToken: token } = real
    const offers = Array.from({ length: 20 }, () =>
      service.call(updateReceivedState, { id, state: 'interview' }, { token }),
    )
    const refused = (await Promise.allSettled(offers)).flatMap(result =>
      result.status === 'rejected' ? [result.reason.code] : [],
    )
    expect(refused).toEqual(Array.from({ length: 19 }, () => codes.wrongState))
    expect(await historyOf(id)).toEqual(['delivered', 'interview'])
    expect((await service.call(listMessages, {}, { token: real.seekerToken })).total).toBe(1)
  })

  test('leave a history in which every step follows from the one before', async () => {
    const { service, employerToken, seekerToken } = real
    const id = await send(real)
    const steps = ['shortlisted', 'interview', 'offer', 'hired', 'unfit', 'unfit', 'shortlisted'] as const
    await Promise.allSettled([
      ...steps.map(state => service.call(updateReceivedState, { id, state }, { token: employerToken })),
      service.call(markReceivedViewed, { id }, { token: employerToken }),
      service.call(withdrawApplication, { id }, { token: seekerToken }),
    ])
    const history = await historyOf(id)
    const follows = (from: ApplicationState | undefined, to: ApplicationState) =>
      from !== undefined && (to === 'withdrawn' ? canWithdraw(from) : canMove(from, to))
    expect(history[0]).toBe('delivered')
    expect(history.length).toBeGreaterThan(1)
    for (const [at, state] of history.slice(1).entries()) expect(follows(history[at], state)).toBe(true)
  })
})

test('every state has an end in sight: none is reached again without an employer who thinks twice', () => {
  const isEnd = (state: ApplicationState) => applicationStates.every(next => !canMove(state, next))
  expect(applicationStates.filter(isEnd)).toEqual(['hired', 'withdrawn'])
})

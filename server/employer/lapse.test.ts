import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyToJob, listReceived, receivedDetail } from '#contract/applications'
import { codes } from '#contract/codes'
import { companyDetail } from '#contract/companies'
import { addJob, companyLicence, listOwnJobs, updateJob, updateJobStatus, updateLicence } from '#contract/employer'
import { jobDetail, listJobs } from '#contract/jobs'
import { listMessages } from '#contract/messages'
import { relistJob, scheduleJob } from '#contract/postings'
import { fetchUserInfo } from '#contract/session'
import { goTo, writeResume } from '../applications/testing.ts'
import { allCalls } from '../areas.ts'
import { addDays, startOfChinaDay } from '../china-time.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { looseFile } from '../files/testing.ts'
import { openDue } from '../jobs/index.ts'
import { posting } from '../jobs/testing.postings.ts'
import { finishedBasic } from '../resumes/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { answer, companiesToRecheck } from './office.ts'

/** Last day of the check that the company has passed. */
const LAST = '2025-06-10'

describeOnBothEngines('a company whose check has lapsed', open => {
  let service: TestService
  let employer: TestEmployer
  let seeker: TestPerson
  let creditCode: string
  beforeEach(async () => {
    service = createTestService(await open(), allCalls, { companyReview: 'manual' })
    employer = await service.employer()
    seeker = await service.seeker()
    const [row] = await service.db.query<{ credit_code: string }>(sql`
      update companies set verified_at = '2024-12-10' where id = ${employer.companyId} returning credit_code`)
    creditCode = row?.credit_code ?? ''
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const lapse = () => goTo(service, startOfChinaDay(addDays(LAST, 1)).getTime())
  const written = async (changes = {}) => (await service.call(addJob, { draft: posting(changes) }, employer)).id
  const publish = (id: string) => service.call(updateJobStatus, { id, state: 'valid' }, employer)
  const published = async (changes = {}) => {
    const id = await written(changes)
    await publish(id)
    return id
  }
  const found = async () => (await service.call(listJobs, { t: '主办会计' })).list.map(({ id }) => id)
  const handIn = async () => service.call(updateLicence, { files: [await looseFile(service, employer.id)] }, employer)
  const settled = (state: 'approved' | 'returned', reason = '') =>
    answer(service.db, { creditCode, state, reason }, service.clock.now())
  const licence = () => service.call(companyLicence, {}, employer)
  const letters = async () => (await service.call(listMessages, {}, employer)).list

  test('says so on its pages and its jobs, and to its members', async () => {
    const id = await published()
    const shown = { verifiedAt: '2024-12-10', recheckBy: LAST }
    const all = async () => [
      (await service.call(jobDetail, { id })).company,
      await service.call(companyDetail, { id: employer.companyId }),
      await licence(),
    ]
    for (const check of await all()) expect(check).toMatchObject({ ...shown, licenceStanding: 'valid' })
    await lapse()
    for (const check of await all()) expect(check).toMatchObject({ ...shown, licenceStanding: 'lapsed' })
    expect(await service.call(fetchUserInfo, {}, employer)).toMatchObject({ licenceStanding: 'lapsed' })
  })

  test('keeps what stands: its open jobs, applications to them, and who applied', async () => {
    const id = await published()
    await lapse()
    await openDue(service.db, service.clock.now())
    expect(await found()).toEqual([id])
    const resumeId = await writeResume(service, seeker)
    const { applicationId } = await service.call(applyToJob, { jobId: id, resumeId }, seeker)
    expect(await service.call(receivedDetail, { id: applicationId }, employer)).toMatchObject({
      name: finishedBasic.name,
      phone: finishedBasic.phone,
      blind: false,
    })
    expect((await service.call(listReceived, {}, employer)).total).toBe(1)
  })

  test('is told once of all the jobs of its calendar that wait since their day has come, each of which leaves a trace', async () => {
    const ids = [await written({ title: '主办会计（外派）' }), await written({ title: '总账会计' })]
    for (const id of ids) await service.call(scheduleJob, { id, opensOn: '2025-06-12' }, employer)
    const other = await service.employer()
    await goTo(service, startOfChinaDay('2025-06-12').getTime())
    await Promise.all([1, 2].map(() => openDue(service.db, service.clock.now())))
    await openDue(service.db, service.clock.now())
    const held = ({ title }: { title: string }) => title.endsWith('没有按时发布')
    expect((await letters()).filter(held)).toMatchObject([
      {
        title: '2 个职位没有按时发布',
        body: '单位的营业执照已超过复核期限，您定时发布的「主办会计（外派）」「总账会计」共 2 个职位没有发布，正在排队。请在单位中心重新提交营业执照，核验通过后自动发布。',
        link: '/manage/jobs?state=queued',
      },
    ])
    expect((await service.call(listMessages, {}, other)).list.filter(held)).toEqual([])
    const traces = await service.db.query<{ subject_id: string; actor: string | null }>(sql`
      select subject_id, actor from audit_log where action = 'job.queue' order by subject_id::bigint`)
    expect(traces).toEqual(ids.map(id => ({ subject_id: id, actor: null })))
  })

  test('has new jobs wait, those of its calendar too, and all appear with the next check', async () => {
    const planned = await written({ title: '主办会计（外派）' })
    await service.call(scheduleJob, { id: planned, opensOn: '2025-06-12' }, employer)
    await lapse()
    const id = await written()
    expect(await publish(id)).toMatchObject({ state: 'queued' })
    await goTo(service, startOfChinaDay('2025-06-12').getTime())
    await openDue(service.db, service.clock.now())
    expect(await found()).toEqual([])
    const stages = (await service.call(listOwnJobs, {}, employer)).list.map(({ stage }) => stage)
    expect(stages).toEqual(['queued', 'queued'])

    await handIn()
    expect(await settled('approved')).toBe(true)
    expect((await found()).toSorted()).toEqual([planned, id].toSorted())
    expect(await licence()).toMatchObject({ licenceStanding: 'valid', verifiedAt: '2025-06-12' })
  })

  test('cannot change what is open, nor offer again what was closed; what was typed stays', async () => {
    const id = await published()
    const closed = await published({ title: '出纳' })
    await service.call(updateJobStatus, { id: closed, state: 'invalid', closing: { reason: '1', words: '' } }, employer)
    await lapse()
    const { version } = await service.call(updateJobStatus, { id, state: 'valid' }, employer)
    await service.call(updateJob, { id, version, draft: posting({ title: '主办会计（改）' }) }, employer)
    const refused = { code: codes.wrongState, message: expect.stringContaining('已超过复核期限') }
    await expect(publish(id)).rejects.toMatchObject(refused)
    await expect(service.call(relistJob, { id: closed, expiresOn: '2025-07-31' }, employer)).rejects.toMatchObject(
      refused,
    )
    expect((await service.call(jobDetail, { id })).title).toBe('主办会计')
    await handIn()
    await settled('approved')
    expect(await publish(id)).toMatchObject({ state: 'valid', draft: { title: '主办会计（改）' } })
  })

  test('has not lapsed while the next licence waits, nor when that is given back, before the last day is over', async () => {
    await handIn()
    expect(await licence()).toMatchObject({ licenceStanding: 'valid', daysLeft: 7, handedIn: 'pending' })
    expect(await publish(await written())).toMatchObject({ state: 'valid' })
    await settled('returned', '照片反光')
    expect(await licence()).toMatchObject({ licenceStanding: 'valid', handedIn: 'returned', recheckBy: LAST })
    expect((await letters())[0]).toMatchObject({
      title: '营业执照未通过核验',
      body: '您提交的营业执照没有通过核验：照片反光。请修改后重新提交。原来的核验到 2025-06-10 仍然有效。',
    })
    service.clock.advance(1)
    await handIn()
    await lapse()
    expect(await licence()).toMatchObject({ licenceStanding: 'lapsed', daysLeft: 0, handedIn: 'pending' })
    await settled('returned', '照片反光')
    expect((await letters())[0]?.body).toBe('您提交的营业执照没有通过核验：照片反光。请修改后重新提交。')
  })

  test('is shown to the office with those whose next check is due, by the last day', async () => {
    const others = { later: '2024-12-20', far: '2025-06-01', lapsed: '2024-11-05' }
    for (const day of Object.values(others)) {
      const { companyId } = await service.employer()
      await service.db.run(sql`update companies set verified_at = ${day} where id = ${companyId}`)
    }
    await service.uncheckedEmployer()
    await handIn()
    const listed = (await companiesToRecheck(service.db, service.clock.now())).map(
      ({ recheck_by, lapsed, waiting }) => ({ recheck_by, lapsed, waiting }),
    )
    expect(listed).toEqual([
      { recheck_by: '2025-05-05', lapsed: true, waiting: false },
      { recheck_by: LAST, lapsed: false, waiting: true },
      { recheck_by: '2025-06-20', lapsed: false, waiting: false },
    ])
  })
})

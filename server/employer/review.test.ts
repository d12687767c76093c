import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { addJob, companyLicence, updateJobStatus, updateLicence } from '#contract/employer'
import { uploadFile } from '#contract/files'
import { jobDetail, listJobs } from '#contract/jobs'
import { fetchUserInfo } from '#contract/session'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { filesCalls } from '../files/index.ts'
import { localFiles } from '../http/files/store.ts'
import { jobsCalls } from '../jobs/index.ts'
import { posting } from '../jobs/testing.postings.ts'
import { messagesCalls } from '../messages/index.ts'
import { sessionCalls } from '../session/index.ts'
import { inventedCreditCode } from '../session/testing.ts'
import type { Settings } from '../settings.ts'
import { createTestService, type TestService } from '../testing.ts'
import { employerCalls } from './index.ts'
import { answer, waitingCompanies } from './office.ts'

const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
          .png()
          .toBuffer(),
      ),
    ],
    '营业执照.png',
  )

describeOnBothEngines("whoever checks a company's licence", open => {
  let service: TestService
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  async function begin(companyReview: Settings['companyReview'], facts: { name?: string; creditCode?: string } = {}) {
    const calls = [...employerCalls, ...filesCalls, ...jobsCalls, ...messagesCalls, ...sessionCalls]
    service = createTestService(await open(), calls, { companyReview })
    const employer = await service.uncheckedEmployer()
    const { name = '赣州市虔州财税服务有限公司', creditCode = inventedCreditCode() } = facts
    await service.db.run(sql`
      update companies set name = ${name}, credit_code = ${creditCode} where id = ${employer.companyId}`)
    const upload = async (file: File) => (await service.call(uploadFile, { files: [file] }, employer)).id
    const handIn = async (fileId?: string) =>
      service.call(updateLicence, { files: [fileId ?? (await upload(await picture()))] }, employer)
    const publish = async () => {
      const { id } = await service.call(addJob, { draft: posting() }, employer)
      await service.call(updateJobStatus, { id, state: 'valid' }, employer)
      return id
    }
    const found = async () => (await service.call(listJobs, { t: '主办会计' })).list.map(({ id }) => id)
    return { employer, creditCode, upload, handIn, publish, found }
  }

  test('by rules passes what is complete at once, says who checked, and lets what was queued appear', async () => {
    const { employer, handIn, publish, found } = await begin('automatic')
    const queued = await publish()
    expect(await found()).toEqual([])
    expect(await handIn()).toMatchObject({ licenceStanding: 'valid', automatic: true, verifiedAt: '2025-06-03' })
    expect(await found()).toEqual([queued])
    expect(await service.call(fetchUserInfo, {}, employer)).toMatchObject({ licenceStanding: 'valid' })
    const next = await publish()
    expect((await service.call(jobDetail, { id: next })).company.verifiedAt).toBe('2025-06-03')
  })

  test.each([
    { name: '赣州市虔州财税服务有限公司', creditCode: '91360100MA00000001', reason: /校验位/ },
    { name: 'ABC Trading', creditCode: '91360700MA35L12344', reason: /全称/ },
    { name: '哈哈哈哈哈哈', creditCode: '91360700MA35L12344', reason: /全称/ },
    { name: '南昌市人民政府', creditCode: '91360700MA35L12344', reason: /机构类别/ },
  ])('by rules gives back what cannot be: $name $creditCode', async ({ reason, ...facts }) => {
    const { handIn, publish, found } = await begin('automatic', facts)
    await publish()
    expect(await handIn()).toMatchObject({
      handedIn: 'returned',
      automatic: true,
      reason: expect.stringMatching(reason),
    })
    expect(await found()).toEqual([])
  })

  test('by rules gives back a second company of a name, whatever its brackets', async () => {
    const { handIn } = await begin('automatic', { name: '赣州（章贡）财税服务有限公司' })
    const other = await service.employer()
    await service.db.run(sql`
      update companies set name = '赣州(章贡) 财税服务有限公司' where id = ${other.companyId}`)
    expect(await handIn()).toMatchObject({ handedIn: 'returned', reason: '已有同名单位通过认证' })
  })

  test('by rules gives back a file that is not there or is no picture any more', async () => {
    const { upload, handIn } = await begin('automatic')
    const id = await upload(await picture())
    await localFiles(service.dataDir).put(id, new Uint8Array([1, 2, 3]))
    expect(await handIn(id)).toMatchObject({ handedIn: 'returned', reason: expect.stringContaining('打不开') })
    service.clock.advance(1)
    expect(await handIn()).toMatchObject({ licenceStanding: 'valid' })
  })

  test('by the office waits for somebody, and so does the posting; both answers are given by credit code', async () => {
    const { employer, creditCode, handIn, publish, found } = await begin('manual')
    const queued = await publish()
    expect(await handIn()).toMatchObject({ handedIn: 'pending', automatic: false })
    expect((await waitingCompanies(service.db)).map(row => row.credit_code)).toEqual([creditCode])

    const now = service.clock.now()
    expect(await answer(service.db, { creditCode, state: 'returned', reason: '照片反光' }, now)).toBe(true)
    expect(await service.call(companyLicence, {}, employer)).toMatchObject({ handedIn: 'returned', reason: '照片反光' })
    expect(await found()).toEqual([])

    // Who was wrong in giving it back can still let it pass.
    expect(await answer(service.db, { creditCode, state: 'approved', reason: '' }, now)).toBe(true)
    expect(await service.call(companyLicence, {}, employer)).toMatchObject({
      licenceStanding: 'valid',
      automatic: false,
    })
    expect(await found()).toEqual([queued])
    expect(await answer(service.db, { creditCode, state: 'approved', reason: '' }, now)).toBe(false)
  })

  test('is by rules only while sample content is loaded, where nothing else was said', async () => {
    const { handIn } = await begin(undefined)
    expect(await handIn()).toMatchObject({ handedIn: 'pending' })
    await service.db.run(sql`update companies set sample = true`)
    service.clock.advance(1)
    expect(await handIn()).toMatchObject({ licenceStanding: 'valid', automatic: true })
  })
})

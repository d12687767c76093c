import { beforeEach, expect, test } from 'vitest'
import { updateLicence } from '#contract/employer'
import { listMessages } from '#contract/messages'
import { goTo } from '../applications/testing.ts'
import { startOfChinaDay } from '../china-time.ts'
import { sql } from '../db/sql.ts'
import { poisoned } from '../db/testing.poison.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { looseFile } from '../files/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { employerCalls } from './index.ts'
import { remindOfRechecks } from './recheck.ts'

describeOnBothEngines('reminders of the next check of a licence', open => {
  let service: TestService
  let owner: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [...employerCalls, ...messagesCalls], { companyReview: 'manual' })
    owner = await service.employer()
    // Its last day is 3 August.
    await service.db.run(sql`update companies set verified_at = '2025-02-03' where id = ${owner.companyId}`)
  })

  const remindOn = async (day: string) => {
    await goTo(service, startOfChinaDay(day).getTime() + 1)
    await remindOfRechecks(service.db, service.clock.now())
  }
  const told = async (person = owner) =>
    (await service.call(listMessages, {}, person)).list.map(({ title }) => title).toReversed()

  test('come 30 and 7 days ahead and on the last day, once each, and not after it', async () => {
    await remindOn('2025-07-03')
    expect(await told()).toEqual([])
    await remindOn('2025-07-04')
    await Promise.all([remindOn('2025-07-04'), remindOn('2025-07-04')])
    expect(await told()).toEqual(['营业执照核验还有 30 天到期'])
    for (const day of ['2025-07-20', '2025-07-27', '2025-07-28', '2025-08-03', '2025-08-03']) await remindOn(day)
    const all = ['营业执照核验还有 30 天到期', '营业执照核验还有 7 天到期', '营业执照核验今天到期']
    expect(await told()).toEqual(all)
    await remindOn('2025-08-04')
    expect(await told()).toEqual(all)
    const [letter] = (await service.call(listMessages, {}, owner)).list
    expect(letter).toMatchObject({
      link: '/manage/center',
      body: expect.stringContaining('有效期到 2025-08-03（含当天）'),
    })
  })

  test('that were missed are one, which says how many days are left', async () => {
    await remindOn('2025-07-31')
    expect(await told()).toEqual(['营业执照核验还有 3 天到期'])
  })

  test('reach all others where one company cannot be told, which is told later', async () => {
    const other = await service.employer()
    await service.db.run(sql`update companies set verified_at = '2025-02-03' where id = ${other.companyId}`)
    await goTo(service, startOfChinaDay('2025-07-04').getTime() + 1)
    const remind = (db = service.db) => remindOfRechecks(db, service.clock.now())
    await expect(remind(poisoned(service.db, Number(owner.companyId)))).rejects.toMatchObject({
      errors: [{ row: owner.companyId }],
    })
    const letters = ['营业执照核验还有 30 天到期']
    expect([await told(), await told(other)]).toEqual([[], letters])
    await remind()
    expect([await told(), await told(other)]).toEqual([letters, letters])
  })

  test('go to those who may hand in a licence', async () => {
    const colleague = await service.employer(owner.companyId, 'owner')
    const recruiter = await service.employer(owner.companyId, 'recruiter')
    await remindOn('2025-07-04')
    expect([await told(colleague), await told(recruiter)]).toEqual([['营业执照核验还有 30 天到期'], []])
  })

  test('are left out while the next licence waits, and begin anew with the next check', async () => {
    await goTo(service, startOfChinaDay('2025-07-01').getTime())
    await service.call(updateLicence, { files: [await looseFile(service, owner.id)] }, owner)
    await remindOn('2025-07-04')
    expect(await told()).toEqual([])
    await service.db.run(sql`delete from company_licences`)
    await remindOn('2025-07-05')
    expect(await told()).toEqual(['营业执照核验还有 29 天到期'])
    await service.db.run(sql`update companies set verified_at = '2025-07-05' where id = ${owner.companyId}`)
    await remindOn('2025-12-06')
    expect(await told()).toEqual(['营业执照核验还有 29 天到期', '营业执照核验还有 30 天到期'])
  })
})

import { expect, test } from 'vitest'
import { companyLicence } from '#contract/employer'
import { listFairApplications } from '#contract/fair-office'
import { goTo } from '../applications/testing.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { employerCalls } from '../employer/index.ts'
import { standingOf } from '../fair-bookings/standing.ts'
import { fairOfficeCalls } from '../fair-office/index.ts'
import { fairOfficer } from '../fair-office/testing.ts'
import { seedExhibitor, seedFair } from '../job-fairs/testing.ts'
import { createTestService } from '../testing.ts'
import { checkHolds } from './licence-check.ts'

describeOnBothEngines("the check of a company's licence", open => {
  const checkedOn = (db: Db, id: string, day: string) =>
    db.run(sql`update companies set verified_at = ${day} where id = ${id}`)

  test.each([
    { checked: '2025-01-01', last: '2025-07-01', after: '2025-07-02' },
    { checked: '2025-08-30', last: '2026-02-28', after: '2026-03-01' },
    { checked: '2025-08-31', last: '2026-02-28', after: '2026-03-01' },
    { checked: '2023-08-31', last: '2024-02-29', after: '2024-03-01' },
    { checked: '2025-12-31', last: '2026-06-30', after: '2026-07-01' },
  ])('of $checked counts through $last', async ({ checked, last, after }) => {
    const service = createTestService(await open(), [])
    const { companyId } = await service.employer()
    await checkedOn(service.db, companyId, checked)
    const found = await service.db.query(sql`
      select c.recheck_by, ${checkHolds(last)} as on_last, ${checkHolds(after)} as on_next
      from companies c where c.id = ${companyId}`)
    expect(found).toEqual([{ recheck_by: last, on_last: true, on_next: false }])
  })

  test('that was never passed counts on no day', async () => {
    const service = createTestService(await open(), [])
    const { companyId } = await service.uncheckedEmployer()
    const found = await service.db.query(sql`
      select c.recheck_by, ${checkHolds('2025-01-01')} as holds from companies c where c.id = ${companyId}`)
    expect(found).toEqual([{ recheck_by: null, holds: false }])
  })

  test('ends with its last day in China, at the same moment for everybody who asks', async () => {
    const service = createTestService(await open(), [...employerCalls, ...fairOfficeCalls])
    const employer = await service.employer()
    await checkedOn(service.db, employer.companyId, '2024-12-04')
    await seedFair(service.db, service.clock.now(), { opensIn: 10 })
    const office = await fairOfficer(service, 1, ['organise'])
    await seedExhibitor(service.db, service.clock.now(), { company: Number(employer.companyId) })
    const asked = async () => ({
      licence: (await service.call(companyLicence, {}, employer)).licenceStanding,
      fair: (await standingOf(service.db, employer.companyId, service.clock.now())).isVerified,
      office: (await service.call(listFairApplications, { fair: '1' }, office)).list[0]?.isVerified,
    })
    const midnight = Date.parse('2025-06-05T00:00:00+08:00')
    await goTo(service, midnight - 1_000)
    expect(await asked()).toEqual({ licence: 'valid', fair: true, office: true })
    await goTo(service, midnight)
    expect(await asked()).toEqual({ licence: 'lapsed', fair: false, office: false })
  })
})

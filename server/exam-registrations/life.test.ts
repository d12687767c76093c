import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { beginning, type Real, registrationCommands } from './testing.model.ts'
import { calls, exam, write } from './testing.ts'

describeOnBothEngines('the life of a registration', open => {
  const services: TestService[] = []
  afterEach(async () => {
    for (const { dataDir } of services.splice(0)) await rm(dataDir, { recursive: true, force: true })
  })

  /** An exam with a round of choosing anew after the fees, and one who may send their form. */
  async function newWorld(): Promise<Real> {
    const service = createTestService(await open(), calls)
    services.push(service)
    await exam(service, { seats: 5 })
    await service.db.run(sql`
      insert into exam_rounds (id, exam_id, kind, title, opens_at, closes_at, review_until, waiver_until, pay_until, form, photo,
        commitment)
      select 1012, exam_id, 'rechoose', '改报', pay_until, pay_until + interval '1 day', pay_until + interval '1 day', pay_until,
        pay_until + interval '1 day', form, photo, commitment from exam_rounds where id = 101`)
    const person = await service.seeker()
    const opened = service.clock.now().getTime() - 3_600_000
    return { service, person, opened, ...(await write(service, person)) }
  }

  test('goes as the machine says, whatever candidate, office, bank and clock do and in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(registrationCommands(), async commands => {
        const real = await newWorld()
        await fc.asyncModelRun(() => ({ model: beginning(), real }), commands)
        const { db } = real.service
        const steps = await db.query<{ steps: number; letters: number; audits: number }>(sql`
          select (select count(*) from exam_registration_steps) as steps, (select count(*) from messages
            where title not like '%即将截止') as letters,
            (select count(*) from audit_log where action like 'exam-registration.%' and detail ? 'by') as audits`)
        expect(steps).toEqual([{ steps: steps[0]?.steps, letters: steps[0]?.steps, audits: steps[0]?.steps }])
        const seats = await db.query(sql`
          select (select held from exam_rounds where id = 101)
            = (select count(*) from exam_registrations where holds_seat) as counted`)
        expect(seats).toEqual([{ counted: true }])
        const money = await db.query(sql`
          select count(*) filter (where r.transaction is not null and f.transaction is null) as kept
          from payment_receipts r left join payment_refunds f on f.transaction = r.transaction`)
        // Whoever is barred for what they did has paid for good.
        const has = (what: string) => sql`exists (
          select 1 from exam_registration_steps s where s.registration_id = g.id and s.what = ${what})`
        const [{ complete } = { complete: 0 }] = await db.query<{ complete: number }>(sql`
          select count(*) as complete from exam_registrations g
          where status = '3' or pending = 'position' or (${has('paid')} and ${has('disqualify')})`)
        expect(money).toEqual([{ kept: complete }])
      }),
      { numRuns: 20 },
    )
  })
})

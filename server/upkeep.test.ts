import { beforeEach, expect, test } from 'vitest'
import { fetchUserInfo } from '#contract/session'
import { createLoginTicket } from '#contract/sign-in'
import { sql } from './db/sql.ts'
import { describeOnBothEngines } from './db/testing.ts'
import { sessionCalls } from './session/index.ts'
import { codeFor, registered, solved } from './session/testing.ts'
import { inventedPhone } from './testing.people.ts'
import { createTestService, type TestService } from './testing.ts'
import { purgeExpired } from './upkeep.ts'

describeOnBothEngines('upkeep', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), sessionCalls)
  })

  const tables = [
    'sessions',
    'login_tickets',
    'captcha_challenges',
    'one_time_codes',
    'limited_tries',
    'idempotency_keys',
  ] as const
  const counts = async () =>
    Promise.all(tables.map(async table => (await service.db.query(sql`select 1 from ${sql.ident(table)}`)).length > 0))

  test('keeps what is still of use and removes the rest', async () => {
    const { token } = await registered(service)
    await codeFor(service, { phone: inventedPhone(), purpose: 'login' })
    await solved(service)
    await service.call(createLoginTicket, {}, { token })
    expect(await counts()).toEqual(tables.map(() => true))
    await purgeExpired(service.db, service.clock.now())
    expect(await counts()).toEqual(tables.map(() => true))
    await service.call(fetchUserInfo, {}, { token })
    service.clock.advance(2 * 86_400 + 1)
    await purgeExpired(service.db, service.clock.now())
    expect(await counts()).toEqual(tables.map(() => false))
  })
})

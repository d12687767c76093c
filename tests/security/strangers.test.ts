import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import type { Endpoint } from '#contract/endpoint'
import { allCalls } from '../../server/areas.ts'
import { sql } from '../../server/db/sql.ts'
import { describeOnBothEngines } from '../../server/db/testing.ts'
import type { TestPerson } from '../../server/testing.people.ts'
import { createTestService, type TestService } from '../../server/testing.ts'
import { probes } from './probes.ts'
import { tableDigests } from './tables.ts'

const cases = probes.flatMap(probe =>
  'seed' in probe ? [[`${probe.endpoint.method} ${probe.endpoint.path}`, probe] as const] : [],
)

describeOnBothEngines('somebody else’s thing', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), allCalls)
  })

  /** Everybody who may use the call and does not own the thing. */
  async function strangersTo({ access }: Endpoint): Promise<TestPerson[]> {
    const individual = access === 'type1' ? [] : [await service.seeker()]
    const employer = access === 'type2' ? [] : [await service.employer()]
    return [...individual, ...employer]
  }

  /** How often it is written that somebody asked this call for what they may not have. */
  async function triesOf({ id }: TestPerson, { path }: Endpoint): Promise<number> {
    await service.app.refusals.flush()
    const [row] = await service.db.query<{ tries: number }>(sql`
      select tries from refusals where actor = ${id} and call = ${path} and reason = 'object'`)
    return row?.tries ?? 0
  }

  test.each(cases)('%s answers strangers as if it did not exist, and its owner not', async (_, { endpoint, seed }) => {
    const { owner, mine, nobodys } = await seed(service)
    const strangers = await strangersTo(endpoint)
    const ask = async (input: unknown, { token }: TestPerson) =>
      (await service.sendRaw(endpoint, input, { token })).body
    const before = await tableDigests(service.db)
    for (const stranger of strangers) {
      const told = await ask(mine, stranger)
      expect(told).toEqual(await ask(nobodys, stranger))
      if (Object(told).code === codes.notFound) expect(await triesOf(stranger, endpoint)).toBe(2)
    }
    expect(await tableDigests(service.db)).toEqual(before)

    const toNobodys = await ask(nobodys, owner)
    const toMine = await ask(mine, owner)
    const isNoticed = JSON.stringify(toMine) !== JSON.stringify(toNobodys)
    const hasChanged = JSON.stringify(await tableDigests(service.db)) !== JSON.stringify(before)
    expect(isNoticed || hasChanged).toBe(true)
  })
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import type { InputOf } from '#contract/endpoint'
import { deskLive, deskSnapshot, sendScans } from '#contract/fair-desk'
import { mergeScans } from '#contract/fair-scans'
import { readShortCode } from '#contract/fair-ticket-code'
import { cancelVisit, changeVisit } from '#contract/fair-visits'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { fairVisitsCalls } from '../fair-visits/index.ts'
import { countInside } from '../fair-visits/live-queries.ts'
import { register } from '../fair-visits/testing.ts'
import { seedFair } from '../job-fairs/testing.ts'
import { signer } from '../signing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { fairDeskCalls } from './index.ts'
import { gatekeeper } from './testing.ts'

type Scan = InputOf<typeof sendScans>['scans'][number] & { at: number; gate: number; number: number; reason: string }

const fair = '1'
const DAY = 86_400

const scanOf = (service: TestService, given: Partial<Scan> = {}): Scan => ({
  id: randomUUID(),
  kind: 'ticket',
  at: service.clock.now().getTime(),
  gate: 1,
  number: 0,
  slot: 0,
  revision: 0,
  verdict: 'admitted',
  reason: '',
  ...given,
})

/** The fair was stopped, from so many minutes after its opening to so many. */
const stop = ({ db }: TestService, from: number, until: number) =>
  db.run(sql`
    insert into fair_stops (id, fair_id, reason, began_at, ended_at)
    select ${randomUUID()}, id, '疏导', opens_at + ${from}::int * interval '1 minute',
      opens_at + ${until}::int * interval '1 minute' from fairs`)

const numberOf = ({ ticket }: { ticket: { shortCode: string } }) => readShortCode(ticket.shortCode) ?? 0

/** Repeatable, so that a failure can be told again. */
function shuffle<One>(list: readonly One[], seed: number): One[] {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return list
    .map(one => ({ one, key: next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one)
}

describeOnBothEngines('the gates of a job fair', open => {
  const begin = async (given: Parameters<typeof seedFair>[2] = {}) => {
    const service = createTestService(await open(), [...fairVisitsCalls, ...fairDeskCalls])
    await seedFair(service.db, service.clock.now(), given)
    return service
  }

  test('are there for whoever has a mandate for them, and for nobody else', async () => {
    const service = await begin()
    const ask = async (person: { token: string }) => (await service.sendRaw(deskSnapshot, { fair }, person)).body
    expect(await ask(await gatekeeper(service))).toMatchObject({ code: codes.ok })
    expect(await ask(await gatekeeper(service, ['supervise']))).toMatchObject({ code: codes.ok })
    expect(await ask(await gatekeeper(service, ['organise']))).toMatchObject({ code: codes.notFound })
    expect(await ask(await service.employer())).toMatchObject({ code: codes.notFound })
  })

  test('know numbers, slots, revisions and states, and the public key', async () => {
    const service = await begin()
    const steward = await gatekeeper(service)
    const [first, second, third] = [await service.seeker(), await service.seeker(), await service.seeker()]
    const numbers = [
      await register(service, first),
      await register(service, second),
      await register(service, third),
    ].map(numberOf)
    await service.call(changeVisit, { fair, slot: 4, revision: 1 }, second)
    await service.call(cancelVisit, { fair, revision: 1 }, third)
    const snapshot = await service.call(deskSnapshot, { fair }, steward)
    expect(snapshot.keys).toEqual([(await signer(service)).publicKey])
    expect(snapshot.slots).toHaveLength(6)
    const [a = 0, b = 0, c = 0] = numbers
    expect(snapshot.tickets.toSorted((x, y) => x[1] - y[1] || x[2] - y[2])).toEqual([
      [a, 0, 1, 0, 0],
      [c, 0, 2, 1, 0],
      [b, 4, 2, 0, 0],
    ])
    expect(JSON.stringify(snapshot)).not.toContain(first.id)
  })

  test('hear of what has changed since', async () => {
    const service = await begin({ opensIn: 0 })
    const steward = await gatekeeper(service)
    const number = numberOf(await register(service, await service.seeker()))
    service.clock.advance(60)
    const since = service.clock.now().getTime()
    expect((await service.call(deskLive, { fair, since }, steward)).tickets).toEqual([])
    service.clock.advance(5)
    await service.call(sendScans, { fair, scans: [scanOf(service, { number })] }, steward)
    const { tickets } = await service.call(deskLive, { fair, since }, steward)
    expect(tickets).toEqual([[number, 0, 1, 0, service.clock.now().getTime()]])
  })

  test('hear that times, mandates and stops have changed since the snapshot', async () => {
    const service = await begin({ opensIn: 0 })
    const supervisor = await gatekeeper(service, ['steward', 'supervise'])
    const live = () => service.call(deskLive, { fair, since: 0 }, supervisor)
    const before = await service.call(deskSnapshot, { fair }, supervisor)
    expect(await live()).toMatchObject({ version: before.version, mandates: ['steward', 'supervise'], stops: [] })
    await service.db.run(sql`update fair_mandates set mandates = '{steward}'`)
    expect(await live()).toMatchObject({ version: before.version, mandates: ['steward'] })
    await service.db.run(sql`update fairs set closes_at = closes_at + interval '1 hour'`)
    const after = await service.call(deskSnapshot, { fair }, supervisor)
    expect([after.fair.closesAt - before.fair.closesAt, after.slots.length]).toEqual([3_600_000, 8])
    expect(after.version).not.toBe(before.version)
    expect((await live()).version).toBe(after.version)
    await stop(service, 10, 25)
    const stops = [{ from: after.fair.opensAt + 600_000, until: after.fair.opensAt + 1_500_000 }]
    const later = await service.call(deskSnapshot, { fair }, supervisor)
    expect([(await live()).stops, later.stops]).toEqual([stops, stops])
    // Desks give back themselves what a stop took.
    expect([later.slots, later.version]).toEqual([after.slots, after.version])
  })

  test('give back in judging what a stop took from a slot', async () => {
    const service = await begin({ opensIn: 0 })
    const steward = await gatekeeper(service)
    const number = numberOf(await register(service, await service.seeker()))
    service.clock.advance(80 * 60)
    const judged = async () => {
      await service.call(sendScans, { fair, scans: [scanOf(service, { number })] }, steward)
      const rows = await service.db.query<{ judged: string }>(
        sql`select judged from fair_scans order by received_at, id`,
      )
      await service.db.run(sql`delete from fair_scans`)
      return rows.map(row => row.judged)
    }
    expect(await judged()).toEqual(['late'])
    await stop(service, 20, 75)
    expect(await judged()).toEqual(['admitted'])
  })

  test('count whoever went out and was let in again by a supervisor', async () => {
    const service = await begin({ opensIn: 0 })
    const supervisor = await gatekeeper(service, ['supervise'])
    const first = Array.from({ length: 20 }, (_, place) => scanOf(service, { number: 10_000_000 + place }))
    const out = Array.from({ length: 10 }, () => scanOf(service, { kind: 'leave' }))
    service.clock.advance(60)
    const back = Array.from({ length: 10 }, (_, place) =>
      scanOf(service, { number: 10_000_000 + place, verdict: 'already-in', reason: '离场后返回' }),
    )
    const scans = [...back, ...out, ...first]
    const figures = await service.call(sendScans, { fair, scans }, supervisor)
    expect(figures).toMatchObject({ admitted: 20, returned: 10, left: 10, inside: 20, doubles: 10 })
    expect(mergeScans(scans)).toMatchObject({ returned: 10, inside: 20 })
    expect(await countInside(service.db, 1)).toBe(20)
  })

  test('count a scan once, however often it is sent, and flag a ticket that came twice', async () => {
    const service = await begin({ opensIn: 0 })
    const steward = await gatekeeper(service)
    const number = numberOf(await register(service, await service.seeker()))
    const scans = [scanOf(service, { number }), scanOf(service, { number, gate: 2 })]
    await service.call(sendScans, { fair, scans }, steward)
    const figures = await service.call(sendScans, { fair, scans: [...scans, ...scans] }, steward)
    expect(figures).toMatchObject({ registered: 1, admitted: 1, doubles: 1, disputed: 0, inside: 1 })
  })

  test('keep in who was shown green, and tell what the service thinks of it', async () => {
    const service = await begin({ opensIn: 0 })
    const steward = await gatekeeper(service)
    const person = await service.seeker()
    const number = numberOf(await register(service, person))
    await service.call(cancelVisit, { fair, revision: 1 }, person)
    const figures = await service.call(sendScans, { fair, scans: [scanOf(service, { number })] }, steward)
    expect(figures).toMatchObject({ admitted: 1, disputed: 1 })
    expect(await service.db.query(sql`select judged from fair_scans`)).toEqual([{ judged: 'cancelled' }])
  })

  test('let supervisors overrule, and note it of anybody else', async () => {
    const service = await begin({ opensIn: 0 })
    const [steward, supervisor] = [await gatekeeper(service), await gatekeeper(service, ['supervise'])]
    const number = numberOf(await register(service, await service.seeker(), { slot: 5 }))
    const early = () => scanOf(service, { number, verdict: 'early', reason: '陪同家人' })
    const by = (person: { token: string }) => service.call(sendScans, { fair, scans: [early()] }, person)
    expect(await by(supervisor)).toMatchObject({ admitted: 1, disputed: 0 })
    expect(await by(steward)).toMatchObject({ admitted: 1, doubles: 1, disputed: 1 })
    expect(await service.db.query(sql`select judged from fair_scans order by judged`)).toEqual([
      { judged: 'early' },
      { judged: 'not-supervisor' },
    ])
  })

  test('put a clock right that runs two hours ahead', async () => {
    const service = await begin({ opensIn: 0 })
    const steward = await gatekeeper(service)
    const number = numberOf(await register(service, await service.seeker()))
    const at = service.clock.now().getTime() + 7_200_000
    const figures = await service.call(sendScans, { fair, scans: [scanOf(service, { number, at })] }, steward)
    expect(figures).toMatchObject({ admitted: 1, disputed: 1 })
    const [row] = await service.db.query<{ at: string; judged: string }>(sql`select at, judged from fair_scans`)
    expect([Date.parse(row?.at ?? ''), row?.judged]).toEqual([service.clock.now().getTime(), 'wrong-clock'])
  })

  test('take nothing once a fair is long over', async () => {
    const service = await begin({ opensIn: 0 })
    service.clock.advance(30 * DAY)
    const steward = await gatekeeper(service)
    const scans = [scanOf(service)]
    expect((await service.sendRaw(sendScans, { fair, scans }, steward)).body).toMatchObject({ code: codes.wrongState })
  })

  test('three desks without a network come to the same, in whatever order their scans arrive', async () => {
    const service = await begin({ opensIn: 0 })
    const opens = service.clock.now().getTime()
    const desks = [1, 2, 3].flatMap(gate =>
      Array.from({ length: 500 }, (_, place) =>
        scanOf(service, {
          gate,
          // Every third ticket is shown at another desk, too.
          number: 10_000_000 + (place % 3 === 0 ? place : place * 3 + gate),
          at: opens + ((place * 7_919 + gate * 31) % 9_000) * 1_000,
          verdict: place % 11 === 0 ? 'late' : 'admitted',
          // Some of them by a supervisor.
          ...(place % 6 === 3 ? { reason: '离场后返回' } : {}),
          ...(place % 25 === 1 ? { kind: 'walk-in' as const, number: 0 } : {}),
          ...(place % 40 === 2 ? { kind: 'leave' as const, number: 0 } : {}),
        }),
      ),
    )
    service.clock.advance(10_800)
    const steward = await gatekeeper(service)
    const whole = mergeScans(desks)
    for (const seed of [1, 2]) {
      const order = shuffle(desks, seed)
      const batches = Array.from({ length: 10 }, (_, at) => order.slice(at * 150, at * 150 + 150))
      const answers = await Promise.all(batches.map(scans => service.call(sendScans, { fair, scans }, steward)))
      expect(answers).toHaveLength(10)
      const { tickets: _, ...told } = await service.call(deskLive, { fair, since: 0 }, steward)
      expect(told).toMatchObject({
        admitted: whole.admitted.size,
        doubles: whole.doubles.length,
        walkIns: whole.walkIns,
        returned: whole.returned,
        left: whole.left,
        inside: whole.inside,
        gates: whole.gates,
      })
      await service.db.run(sql`delete from fair_scans`)
    }
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { codes } from '#contract/codes'
import { endpoint } from '#contract/endpoint'
import { allCalls } from '../areas.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService } from '../testing.ts'
import { serveWith } from './serve.ts'
import { isShed, type Load, sheddable } from './shedding.ts'

const loads: fc.Arbitrary<Load> = fc.record({
  working: fc.nat({ max: 400 }),
  delay: fc.double({ min: 0, max: 3_000, noNaN: true }),
})

describe('what is put off under load', () => {
  test('is put off in order: never something while what comes before it is done', () => {
    fc.assert(
      fc.property(loads, load => {
        const shed = sheddable.map(kind => isShed(kind, load))
        expect(shed).toEqual(shed.toSorted((one, other) => Number(other) - Number(one)))
      }),
    )
  })

  test('is never less under more load', () => {
    fc.assert(
      fc.property(loads, fc.nat(200), fc.nat(1_000), ({ working, delay }, more, longer) => {
        for (const kind of sheddable) {
          const [before, after] = [
            { working, delay },
            { working: working + more, delay: delay + longer },
          ]
          if (isShed(kind, before)) expect(isShed(kind, after)).toBe(true)
        }
      }),
    )
  })

  test('is nothing on a quiet day, and everything that may be when all is full', () => {
    expect(sheddable.filter(kind => isShed(kind, { working: 40, delay: 50 }))).toEqual([])
    expect(sheddable.filter(kind => isShed(kind, { working: 256, delay: 0 }))).toEqual(sheddable)
    expect(sheddable.filter(kind => isShed(kind, { working: 0, delay: 2_500 }))).toEqual(sheddable)
  })
})

test('of all calls these are put off, and no other', () => {
  const classed = (kind: string) =>
    allCalls.flatMap(({ sheds, endpoint: { path } }) => (sheds === kind ? [path] : [])).toSorted()
  expect(Object.fromEntries(sheddable.map(kind => [kind, classed(kind)]))).toEqual({
    figures: [
      '/company_jobs/figures',
      '/company_jobs/groupList',
      '/companys/figures',
      '/exam_office/exam',
      '/topics/screen',
    ],
    filters: ['/company_jobs/facets', '/company_jobs/neighbours', '/exam_positions/list'],
    'sign-ins': [
      '/companys/login',
      '/companys/register',
      '/member/login',
      '/member/register',
      '/send_email',
      '/send_sms',
    ],
    saves: ['/exam_member_apply/save'],
  })
})

const nothing = { summary: '', input: z.strictObject({}), output: z.object({}) }
const call = (path: string) => endpoint<typeof nothing>({ method: 'POST', path, access: 'public' })
const figures = call('/probe/figures')
const plain = call('/probe/plain')
const slow = call('/probe/slow')
const spared = call('/probe/spared')

describeOnBothEngines('a service with more under way than it can do', open => {
  test('puts figures off, in words and with a time; it does what has no class, and turns no spared call away', async () => {
    const gate = Promise.withResolvers<void>()
    const serveProbe = serveWith(nothing)
    const done = async () => ({})
    const held = async () => gate.promise.then(() => ({}))
    const service = createTestService(await open(), [
      serveProbe(figures, { sheds: 'figures', handle: done }),
      serveProbe(plain, done),
      serveProbe(slow, { prepare: held, handle: done }),
      serveProbe(spared, { isSpared: true, prepare: held, handle: done }),
    ])
    const from = (index: number) => ({ peer: `203.0.113.${index}` })
    expect((await service.send(figures, {}, from(1))).status).toBe(200)
    const crowd = Array.from({ length: 256 }, (_, index) => service.send(slow, {}, from(index % 200)))
    const late = Array.from({ length: 20 }, (_, index) => service.send(spared, {}, from(index)))
    const full = await service.send(plain, {}, from(201))
    expect(full.status).toBe(503)
    gate.resolve()
    const answers = await Promise.all([...crowd, ...late])
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })

  test('tells once that people were kept out: by saves that are put off, not by figures', async () => {
    const gate = Promise.withResolvers<void>()
    const held = async () => gate.promise.then(() => ({}))
    const service = createTestService(await open(), [
      serveWith(nothing)(figures, { sheds: 'figures', handle: async () => ({}) }),
      serveWith(nothing)(plain, { sheds: 'saves', handle: async () => ({}) }),
      serveWith(nothing)(slow, { prepare: held, handle: async () => ({}) }),
    ])
    const from = (index: number) => ({ peer: `203.0.113.${index % 200}` })
    const crowd = Array.from({ length: 192 }, (_, index) => service.send(slow, {}, from(index)))
    expect((await service.send(figures, {}, from(1))).status).toBe(503)
    expect(service.app.takeOverload()).toBe(false)
    expect((await service.send(plain, {}, from(1))).status).toBe(503)
    expect([service.app.takeOverload(), service.app.takeOverload()]).toEqual([true, false])
    gate.resolve()
    await Promise.all(crowd)
  })

  test('says when to come again', async () => {
    const gate = Promise.withResolvers<void>()
    const held = async () => gate.promise.then(() => ({}))
    const service = createTestService(await open(), [
      serveWith(nothing)(figures, { sheds: 'figures', handle: async () => ({}) }),
      serveWith(nothing)(slow, { prepare: held, handle: async () => ({}) }),
    ])
    const crowd = Array.from({ length: 64 }, (_, index) => service.send(slow, {}, { peer: `203.0.113.${index}` }))
    const { status, headers, body } = await service.send(figures, {}, { peer: '203.0.113.99' })
    expect([status, headers.get('Retry-After')]).toEqual([503, '15'])
    expect(body).toMatchObject({ code: codes.unavailable, data: { retryAfter: 15 } })
    gate.resolve()
    await Promise.all(crowd)
    expect((await service.send(figures, {}, { peer: '203.0.113.99' })).status).toBe(200)
  })
})

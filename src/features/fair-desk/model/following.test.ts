import { describe, expect, test } from 'vitest'
import { shortCodeOf } from '#contract/fair-ticket-code'
import { deskSnapshotOf } from '#mocks/fixtures/fair-desk'
import { deskKey, keepDesk } from './kept-desk.ts'
import { good, MINUTE, opensAt, readyDesk as ready, scene } from './testing.desk.ts'

describe('a desk that is open', () => {
  test('asks nothing more once its page is closed, hands in what happened, and may begin again', async () => {
    const { open, world } = scene()
    const desk = open()
    world.isHeld = true
    const begun = desk.begin()
    desk.count('leave', 1)
    desk.leave()
    world.isHeld = false
    world.letGo()
    await begun
    await desk.sync()
    expect(world).toMatchObject({ heard: 0, got: [{ kind: 'leave', gate: 1 }] })
    await desk.begin()
    expect(world.heard).toBe(1)
  })

  test('follows a fair that is prolonged, and asks on where it was over without a network', async () => {
    const { desk, world } = await ready()
    const sent = deskSnapshotOf(world.now)
    const later = { ...sent.fair, closesAt: sent.fair.closesAt + 60 * MINUTE }
    world.sent = { version: 'later', fair: later, slots: sent.slots.slice(0, 2) }
    world.news = { version: 'later' }
    await desk.sync()
    expect(desk.getState().sent).toMatchObject({ version: 'later', fair: later, slots: { length: 2 } })
    world.now = sent.fair.closesAt + MINUTE
    world.ran += 180 * MINUTE
    await desk.sync()
    expect(desk.getState().phase).toBe('ready')

    world.trouble = 'offline'
    world.now = later.closesAt
    world.ran += 60 * MINUTE
    await desk.sync()
    await desk.sync()
    expect(desk.getState()).toMatchObject({ phase: 'over', line: 'off' })
    world.trouble = null
    world.sent = { version: 'latest', fair: { ...later, closesAt: later.closesAt + 60 * MINUTE } }
    world.news = { version: 'latest' }
    await desk.sync()
    expect(desk.getState()).toMatchObject({ phase: 'ready', line: 'on' })
  })

  test('opens with what it kept and learns what has changed meanwhile', async () => {
    const { open, world } = await ready()
    world.sent = { version: 'later', keys: [] }
    world.news = { version: 'later' }
    const again = open()
    await again.begin()
    expect(again.getState().sent).toMatchObject({ version: 'later', keys: [] })
  })

  test('overrules nothing once the mandate for it is withdrawn', async () => {
    const { desk, verdict, world } = await ready({ mandates: ['steward', 'supervise'] })
    expect(await verdict(shortCodeOf(10_000_019))).toBe('early')
    world.news = { mandates: ['steward'] }
    await desk.sync()
    desk.overrule(1, '陪同家人')
    expect(desk.getState()).toMatchObject({ unsent: 0, check: { isOverruled: false } })
  })

  test('gives back after a stop what was left of a slot', async () => {
    const { desk, verdict, world } = await ready()
    world.now = opensAt + 100 * MINUTE
    world.ran += 95 * MINUTE
    await desk.sync()
    expect(await verdict(shortCodeOf(good))).toBe('late')
    world.news = { stops: [{ from: opensAt + 20 * MINUTE, until: opensAt + 90 * MINUTE }] }
    await desk.sync()
    expect(await verdict(shortCodeOf(good))).toBe('admitted')
  })

  test('counts nobody in and overrules nothing while the fair is stopped; who goes is counted', async () => {
    const { desk, verdict, world } = await ready({ mandates: ['supervise'] })
    expect(await verdict(shortCodeOf(10_000_019))).toBe('early')
    world.news = { state: 'stopped', reason: '疏导' }
    await desk.sync()
    desk.count('walk-in', 1)
    desk.overrule(1, '陪同家人')
    desk.count('leave', 1)
    await desk.sync()
    expect(world.got.map(({ kind }) => kind)).toEqual(['leave'])
    expect(desk.getState().check?.isOverruled).toBe(false)
  })

  test('stops as soon as it is told, whatever an answer says that was under way', async () => {
    const { desk, verdict, world } = await ready()
    world.isHeld = true
    const asking = desk.sync()
    await Promise.resolve()
    await Promise.resolve()
    const telling = desk.tell({ state: 'stopped', reason: '疏导' })
    expect(desk.getState().sent?.fair).toMatchObject({ state: 'stopped', reason: '疏导' })
    expect(await verdict(shortCodeOf(good))).toBe('stopped')
    world.isHeld = false
    world.letGo()
    await asking
    expect(desk.getState().sent?.fair.state).toBe('stopped')
    world.news = { state: 'stopped', reason: '疏导' }
    await telling
    expect(desk.getState().sent?.fair.state).toBe('stopped')
  })

  test('forgets desks of other fairs that are over', async () => {
    const { world, storage, open } = scene()
    const kept = (id: string, closesAt: number, skew = 0) => {
      const snapshot = deskSnapshotOf(world.now)
      keepDesk(storage, id, { snapshot: { ...snapshot, fair: { ...snapshot.fair, id, closesAt } }, skew })
    }
    kept('20', world.now)
    kept('21', world.now + MINUTE)
    kept('22', world.now + MINUTE, MINUTE)
    storage.set(deskKey('23'), '{')
    storage.set('own:fair-ticket:20', '票')
    await open().begin()
    expect(storage.keys().sort()).toEqual(['own:fair-desk:12', 'own:fair-desk:21', 'own:fair-ticket:20'])
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import type { OutputOf } from '#contract/endpoint'
import type { deskLive, SentSnapshot } from '#contract/fair-desk'
import { fairTicketText, shortCodeOf, writeFairTicket } from '#contract/fair-ticket-code'
import { deskFigures, deskNews, deskSnapshotOf } from '#mocks/fixtures/fair-desk'
import { createSession } from '#platform/session'
import { memoryStorage } from '#platform/storage'
import { createDesk, type Trouble } from './desk.ts'
import { deskKey, keepDesk, type QueuedScan } from './kept-desk.ts'

const MINUTE = 60_000
const opensAt = Date.parse('2026-11-28T09:00:00+08:00')
const good = 48_291_306

let privateKey: CryptoKey
let keys: { id: string; x: string; y: string }[]

beforeEach(async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  privateKey = pair.privateKey
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  keys = [{ id: 'Zq3mB8xK', x, y }]
})

async function signed(number: number, slot = 0, fair = '12') {
  const facts = { keyId: 'Zq3mB8xK', fair, number, slot, revision: 1 }
  const text = new TextEncoder().encode(fairTicketText(facts))
  const bytes = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, text)
  return writeFairTicket(facts, Buffer.from(bytes).toString('base64url'))
}

/** A service that can go away, and a device with a clock of its own. */
function scene(given: { mandates?: ('steward' | 'supervise')[]; behind?: number; isRoomy?: boolean } = {}) {
  const { mandates = ['steward' as const], behind = 0, isRoomy = true } = given
  const storage = memoryStorage()
  const world = {
    now: opensAt + 5 * MINUTE,
    /** Runs whatever the clock is set to. */
    ran: 0,
    /** What the organiser has made of the fair since. */
    sent: {} as Partial<SentSnapshot>,
    isHeld: false,
    letGo: () => undefined as void,
    trouble: null as Trouble | null,
    got: [] as QueuedScan[],
    news: {} as Partial<OutputOf<typeof deskLive>>,
  }
  const answered = async <Answer>(answer: () => Answer): Promise<Answer> => {
    if (world.trouble) throw world.trouble
    const given = answer()
    if (world.isHeld) await new Promise<void>(resolve => (world.letGo = resolve))
    return given
  }
  const ids = Array.from({ length: 20 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`)
  const open = () =>
    createDesk({
      fair: '12',
      storage,
      snapshot: () => answered(() => ({ ...deskSnapshotOf(world.now), keys, mandates, ...world.sent })),
      live: () => answered(() => ({ ...deskNews(world.now), mandates, ...world.news })),
      send: scans =>
        answered(() => {
          if (scans.some(({ gate }) => gate === 20)) throw 'refused'
          world.got.push(...scans)
          return deskFigures()
        }),
      troubleOf: error => error as Trouble,
      now: () => world.now - behind,
      ran: () => world.ran,
      lasts: key => isRoomy && storage.get(key) !== null,
      newId: () => ids.pop() ?? '',
    })
  return { world, storage, open }
}

async function ready(given: Parameters<typeof scene>[0] = {}) {
  const { world, storage, open } = scene(given)
  const desk = open()
  await desk.begin()
  const verdict = async (text: string) => {
    await desk.check(text, 1)
    return desk.getState().check?.verdict
  }
  return { world, storage, open, desk, verdict }
}

describe('a desk', () => {
  test('admits by QR code and by short code, once, and tells the service', async () => {
    const { desk, verdict, world } = await ready()
    expect(await verdict(shortCodeOf(good))).toBe('admitted')
    expect(await verdict(await signed(good))).toBe('already-in')
    expect(await verdict(await signed(77_777_777))).toBe('admitted')
    expect(await verdict('12345')).toBe('unreadable')
    expect(await verdict(await signed(good, 0, '13'))).toBe('wrong-fair')
    await desk.sync()
    expect(world.got.map(({ number }) => number)).toEqual([good, 77_777_777])
    expect(desk.getState().unsent).toBe(0)
  })

  test('goes on without a network, through a reload, and hands in when the line is back', async () => {
    const { world, storage, open, verdict, desk } = await ready()
    world.trouble = 'offline'
    expect(await verdict(shortCodeOf(good))).toBe('admitted')
    desk.count('walk-in', 2)
    await desk.sync()
    expect(desk.getState()).toMatchObject({ line: 'off', unsent: 2, phase: 'ready' })

    const again = open()
    await again.begin()
    await again.check(shortCodeOf(good), 1)
    expect(again.getState()).toMatchObject({ line: 'off', unsent: 2, check: { verdict: 'already-in' } })

    world.trouble = null
    await again.sync()
    expect(again.getState()).toMatchObject({ line: 'on', unsent: 0 })
    expect(world.got.map(({ kind }) => kind)).toEqual(['ticket', 'walk-in'])
    await again.check(shortCodeOf(good), 1)
    expect(again.getState().check?.verdict).toBe('already-in')
    expect(storage.keys().filter(key => key.startsWith('fair-scan'))).toEqual([])
  })

  test('judges by the service’s clock, though its own is two hours wrong', async () => {
    for (const behind of [120 * MINUTE, -120 * MINUTE]) {
      const { verdict, world, desk } = await ready({ behind })
      expect(await verdict(shortCodeOf(good))).toBe('admitted')
      await desk.sync()
      expect(world.got[0]?.at).toBe(world.now)
    }
  })

  test('says that its clock is wrong when that was turned back', async () => {
    const { verdict, world } = await ready()
    world.trouble = 'offline'
    world.now -= 120 * MINUTE
    expect(await verdict(shortCodeOf(good))).toBe('wrong-clock')
  })

  test('says so when its clock was put forward without a network, and goes on by it where that changes nothing', async () => {
    const { verdict, world, desk } = await ready()
    world.trouble = 'offline'
    world.now += 10 * MINUTE
    expect(await verdict(shortCodeOf(10_000_010))).toBe('admitted')
    world.now += 110 * MINUTE
    expect(await verdict(shortCodeOf(good))).toBe('wrong-clock')
    // The clock says that the fair is over: the desk stays.
    world.now += 120 * MINUTE
    await desk.sync()
    expect(desk.getState()).toMatchObject({ phase: 'ready', line: 'off' })
    world.ran += 180 * MINUTE
    await desk.sync()
    expect(desk.getState().phase).toBe('over')
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

  test('lets supervisors overrule, once, and stewards not', async () => {
    for (const mandates of [['supervise' as const], ['steward' as const]]) {
      const { desk, verdict, world } = await ready({ mandates })
      expect(await verdict(shortCodeOf(10_000_019))).toBe('early')
      desk.overrule(1, '陪同家人')
      desk.overrule(1, '陪同家人')
      await desk.sync()
      expect(world.got.map(({ reason }) => reason)).toEqual(mandates[0] === 'supervise' ? ['陪同家人'] : [])
    }
  })

  test('lets nobody in from the moment it hears of a stop', async () => {
    const { desk, verdict, world } = await ready()
    world.news = { state: 'stopped', reason: '疏导' }
    await desk.sync()
    expect(await verdict(shortCodeOf(good))).toBe('stopped')
    world.news = {}
    await desk.sync()
    expect(await verdict(shortCodeOf(good))).toBe('admitted')
  })

  test('keeps nothing once the fair is over, for whoever has no desk, and after signing out', async () => {
    const { desk, world, storage } = await ready()
    expect(storage.keys()).toEqual(['own:fair-desk:12'])
    world.now = opensAt + 180 * MINUTE
    await desk.sync()
    expect(desk.getState().phase).toBe('over')
    expect(storage.keys()).toEqual([])

    const other = await ready()
    other.world.trouble = 'missing'
    await other.desk.sync()
    expect(other.desk.getState().phase).toBe('missing')
    expect(other.storage.keys()).toEqual([])

    const third = await ready()
    createSession(third.storage).signOut()
    expect(third.storage.keys()).toEqual([])
  })

  test('says so where nothing can be stored, and goes on', async () => {
    const { desk, verdict } = await ready({ isRoomy: false })
    expect(await verdict(shortCodeOf(good))).toBe('admitted')
    expect(desk.getState().isLasting).toBe(false)
  })

  test('gives up scans that are refused for good, and says where there is nothing to begin with', async () => {
    const { desk, world } = await ready()
    world.trouble = 'refused'
    desk.count('leave', 1)
    await desk.sync()
    expect(desk.getState().unsent).toBe(0)
    world.trouble = 'offline'
    for (const gate of [1, 20, 3]) desk.count('walk-in', gate)
    await desk.sync()
    world.trouble = null
    await desk.sync()
    expect(world.got.map(({ gate }) => gate).sort()).toEqual([1, 3])
    expect(desk.getState().unsent).toBe(0)
    const { open, world: dark } = scene()
    dark.trouble = 'offline'
    const fresh = open()
    await fresh.begin()
    expect(fresh.getState().phase).toBe('failed')
  })
})

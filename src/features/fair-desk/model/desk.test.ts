import { beforeEach, describe, expect, test } from 'vitest'
import { fairTicketText, shortCodeOf, writeFairTicket } from '#contract/fair-ticket-code'
import { createSession } from '#platform/session'
import { good, MINUTE, opensAt, readyDesk, scene } from './testing.desk.ts'

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

const ready = (given: Parameters<typeof readyDesk>[0] = {}) => readyDesk({ keys, ...given })

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

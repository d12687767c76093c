import { beforeEach, expect, test } from 'vitest'
import type { BoothOutcome } from '#contract/booth-visits'
import { fairTicketText, shortCodeOf, writeFairTicket } from '#contract/fair-ticket-code'
import { boothBookAt, boothParticipation } from '#mocks/fixtures/booth-visits'
import { createSession } from '#platform/session'
import { memoryStorage } from '#platform/storage'
import { createBooth, type Trouble } from './booth.ts'
import type { WaitingRecord } from './kept-booth.ts'

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

async function signed(number: number, fair = '12') {
  const facts = { keyId: 'Zq3mB8xK', fair, number, slot: 0, revision: 1 }
  const text = new TextEncoder().encode(fairTicketText(facts))
  const bytes = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, text)
  return writeFairTicket(facts, Buffer.from(bytes).toString('base64url'))
}

/** A service that can go away, and a device with a clock of its own. */
function scene({ behind = 0, isRoomy = true } = {}) {
  const storage = memoryStorage()
  const world = {
    now: opensAt + 5 * MINUTE,
    trouble: null as Trouble | null,
    got: new Map<string, WaitingRecord>(),
    outcome: (_: WaitingRecord): BoothOutcome => 'kept',
  }
  const answered = async <Answer>(answer: () => Answer): Promise<Answer> => {
    if (world.trouble) throw world.trouble
    return answer()
  }
  let ids = 0
  const open = () =>
    createBooth({
      participation: boothParticipation,
      storage,
      book: () => answered(() => ({ ...boothBookAt(world.now), keys })),
      send: records =>
        answered(() => {
          if (records.some(({ note }) => note === '不收')) throw 'refused'
          for (const record of records) if (world.outcome(record) === 'kept') world.got.set(record.id, record)
          return { results: records.map(record => ({ id: record.id, outcome: world.outcome(record) })) }
        }),
      troubleOf: error => error as Trouble,
      now: () => world.now - behind,
      lasts: key => isRoomy && storage.get(key) !== null,
      newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    })
  return { storage, world, open }
}

test('what is scanned and noted without a network survives a reload and is handed in once', async () => {
  const { world, open } = scene({ behind: 2 * 60 * MINUTE })
  const booth = open()
  await booth.begin()
  world.trouble = 'offline'
  await booth.scan(await signed(good))
  booth.write({ note: '会日语' })
  booth.write({ nextStep: 'interview' })
  await booth.sync()
  expect(booth.getState()).toMatchObject({ line: 'off', current: { verdict: 'genuine', isKept: false } })

  const again = open()
  await again.begin()
  expect(again.getState()).toMatchObject({ phase: 'ready', line: 'off', waiting: [{ number: good, note: '会日语' }] })
  world.trouble = null
  await again.sync()
  await again.sync()
  expect(again.getState()).toMatchObject({ line: 'on', waiting: [], kept: 1 })
  expect([...world.got.values()]).toMatchObject([{ note: '会日语', nextStep: 'interview', at: world.now }])
})

test('what is written after it was handed in is handed in again, under the same id', async () => {
  const { world, open } = scene()
  const booth = open()
  await booth.begin()
  await booth.scan(await signed(good))
  await booth.sync()
  expect(booth.getState().current?.isKept).toBe(true)
  booth.write({ note: '后来想到的' })
  expect(booth.getState().current?.isKept).toBe(false)
  await booth.sync()
  expect([...world.got.values()]).toMatchObject([{ note: '后来想到的' }])
})

test('the same visitor before the booth is written down once, and the next one anew', async () => {
  const { open, world } = scene()
  const booth = open()
  await booth.begin()
  await booth.scan(await signed(good))
  await booth.scan(shortCodeOf(good))
  await booth.scan(shortCodeOf(good + 1))
  await booth.sync()
  await booth.sync()
  expect([...world.got.values()].map(({ number }) => number)).toEqual([good, good + 1])
})

test('codes that name nobody of this fair are said and not kept', async () => {
  const { open } = scene()
  const booth = open()
  await booth.begin()
  const code = await signed(good)
  const verdicts = []
  for (const text of [`${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`, await signed(good, '13'), '随便']) {
    await booth.scan(text)
    verdicts.push(booth.getState().current?.verdict)
  }
  expect(verdicts).toEqual(['forged', 'wrong-fair', 'unreadable'])
  expect(booth.getState().waiting).toEqual([])
})

test('what the service does not take stays with its note until it is thrown away, and holds nobody else up', async () => {
  const { world, open } = scene()
  const booth = open()
  await booth.begin()
  world.trouble = 'offline'
  for (const [n, note] of ['不收', '短码错了', '好的'].entries()) {
    await booth.scan(shortCodeOf(good + n))
    booth.write({ note })
  }
  world.trouble = null
  world.outcome = ({ note }) => (note === '短码错了' ? 'unknown' : 'kept')
  await booth.sync()
  await booth.sync()
  const { waiting } = booth.getState()
  expect(waiting.map(({ note, outcome }) => [note, outcome])).toEqual([
    ['不收', 'refused'],
    ['短码错了', 'unknown'],
  ])
  expect(world.got.size).toBe(1)
  for (const { id } of waiting) booth.drop(id)
  expect(booth.getState().waiting).toEqual([])
})

test('a note that is too long waits until it has been shortened', async () => {
  const { world, open } = scene()
  const booth = open()
  await booth.begin()
  world.trouble = 'offline'
  await booth.scan(await signed(good))
  booth.write({ note: '𠮷'.repeat(501) })
  world.trouble = null
  await booth.sync()
  expect(world.got.size).toBe(0)
  booth.write({ note: '𠮷'.repeat(500) })
  await booth.sync()
  expect(world.got.size).toBe(1)
})

test('goes with whoever signs out, and with a booth that is nobody’s', async () => {
  const { world, open, storage } = scene()
  const booth = open()
  await booth.begin()
  world.trouble = 'offline'
  await booth.scan(await signed(good))
  createSession(storage).signOut()
  expect(storage.keys().filter(key => key.includes('booth'))).toEqual([])

  const stranger = scene()
  stranger.world.trouble = 'missing'
  const none = stranger.open()
  await none.begin()
  expect(none.getState().phase).toBe('missing')
})

test('says where nothing lasts', async () => {
  const { open } = scene({ isRoomy: false })
  const booth = open()
  await booth.begin()
  await booth.scan(await signed(good))
  expect(booth.getState().isLasting).toBe(false)
})

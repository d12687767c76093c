import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Busy } from '../http/refusal.ts'
import { fillersOf, hashPassword, verifyPassword } from './password.ts'
import { createTurns, type Turn } from './turns.ts'

const COST = 4
const costs = { cost: COST }

describe('a stored password', () => {
  test('opens for exactly what was typed: any characters, spaces included', async () => {
    const password = fc.string({ unit: 'grapheme', minLength: 8, maxLength: 128 })
    await fc.assert(
      fc.asyncProperty(password, async typed => {
        const stored = await hashPassword(typed, COST)
        const right = await verifyPassword(typed, stored, costs)
        const wrong = await Promise.all(
          [` ${typed}`, typed.slice(1)].map(other => verifyPassword(other, stored, costs)),
        )
        return right.matches && wrong.every(({ matches }) => !matches)
      }),
      { numRuns: 50 },
    )
  })

  test('is salted and carries its parameters, at least those that OWASP asks for', async () => {
    const [one, other] = await Promise.all([hashPassword('同一个密码', 15), hashPassword('同一个密码', 15)])
    expect(one).not.toBe(other)
    expect(one).toMatch(/^scrypt\$15\$8\$3\$[\w+/]{22}==\$[\w+/]{43}=$/)
  })

  test('is outdated when the cost has changed, and only for whoever knows it', async () => {
    const stored = await hashPassword('赣江潮水上涨', COST)
    expect(await verifyPassword('赣江潮水上涨', stored, costs)).toEqual({ matches: true, isOutdated: false })
    expect(await verifyPassword('赣江潮水上涨', stored, { cost: COST + 1 })).toEqual({
      matches: true,
      isOutdated: true,
    })
    expect(await verifyPassword('赣江潮水上落', stored, { cost: COST + 1 })).toEqual({
      matches: false,
      isOutdated: false,
    })
  })

  test.each([COST - 1, COST, COST + 2])('opens whatever the highest cost of all (%i) is', async highest => {
    const stored = await hashPassword('赣江潮水上涨', COST)
    const verdict = await verifyPassword('赣江潮水上涨', stored, { cost: COST, highest })
    expect(verdict).toEqual({ matches: true, isOutdated: false })
  })

  test('takes the same work to check whatever it was stored with, and where none is stored', () => {
    const costs = fc.record({ stored: fc.integer({ min: 1, max: 20 }), highest: fc.integer({ min: 1, max: 20 }) })
    fc.assert(
      fc.property(costs, ({ stored, highest }) => {
        const derived = [stored, ...fillersOf(stored, highest)].map(cost => 2 ** cost)
        return derived.reduce((sum, work) => sum + work) === 2 ** Math.max(stored, highest)
      }),
    )
  })

  test.each([null, '', 'plain text', 'scrypt$4$8$1$AAAA$AAAA', 'scrypt$4$8$3$AAAA$AAAA'])(
    'that is %j opens for nobody',
    async stored => {
      expect(await verifyPassword('', stored, costs)).toEqual({ matches: false, isOutdated: false })
    },
  )
})

describe('turns', () => {
  const sources = { known: 2, common: 2 }
  const stranger = (source: string): Turn => ({ lane: 'common', source })
  const known = (source: string): Turn => ({ lane: 'known', source })

  /** Works that end when told to, in the order in which they began. */
  function works(inTurn: ReturnType<typeof createTurns>) {
    const begun: string[] = []
    const ends: (() => void)[] = []
    const add = (name: string, turn: Turn) =>
      inTurn(turn, () => {
        begun.push(name)
        return new Promise<void>(resolve => ends.push(resolve))
      })
    const finish = async () => {
      while (ends.length > 0) {
        ends.shift()?.()
        await new Promise(resolve => setImmediate(resolve))
      }
      return begun
    }
    return { add, finish }
  }

  test('let so many work at once, and go on after a failure', async () => {
    const inTurn = createTurns({ running: 2, sources, each: 20 })
    let [running, most] = [0, 0]
    const work = (fails: boolean) => async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise(resolve => setImmediate(resolve))
      running -= 1
      if (fails) throw new Error('failed')
    }
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => inTurn(stranger('one'), work(index % 3 === 0))),
    )
    expect(most).toBe(2)
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(7)
  })

  test('go round among sources: whoever asks once does not wait behind whoever asks often', async () => {
    const { add, finish } = works(createTurns({ running: 1, sources, each: 3 }))
    const all = [add('0', stranger('flood')), ...['1', '2', '3'].map(name => add(name, stranger('flood')))]
    all.push(add('guest', stranger('guest')))
    expect(await finish()).toEqual(['0', '1', 'guest', '2', '3'])
    await Promise.all(all)
  })

  test('give those who are known most of the turns, and strangers every fourth', async () => {
    const { add, finish } = works(createTurns({ running: 1, sources, each: 5 }))
    const all = [add('first', stranger('a'))]
    for (const name of ['s1', 's2']) all.push(add(name, stranger('a')))
    for (const name of ['k1', 'k2', 'k3', 'k4']) all.push(add(name, known('b')))
    expect(await finish()).toEqual(['first', 'k1', 'k2', 'k3', 's1', 'k4', 's2'])
    await Promise.all(all)
  })

  test('keep a place for those who are known: they do not even wait for one to be done', async () => {
    const { add, finish } = works(createTurns({ running: 2, reserved: 1, sources, each: 2 }))
    const all = [add('a', stranger('a')), add('b', stranger('b')), add('known', known('c'))]
    expect(await finish()).toEqual(['a', 'known', 'b'])
    await Promise.all(all)
  })

  test('turn away at once what would wait in vain, and not who is known because strangers are many', async () => {
    const { add, finish } = works(createTurns({ running: 1, sources, each: 2 }))
    const all = ['a', 'a', 'a', 'b'].map(source => add(source, stranger(source)))
    await expect(add('a', stranger('a'))).rejects.toThrow(Busy)
    await expect(add('c', stranger('c'))).rejects.toMatchObject({ retryAfter: 5 })
    all.push(add('known', known('c')))
    expect(await finish()).toEqual(['a', 'known', 'a', 'b', 'a'])
    await Promise.all(all)
  })
})

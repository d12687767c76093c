import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

const COST = 4

describe('a stored password', () => {
  test('opens for exactly what was typed: any characters, spaces included', async () => {
    const password = fc.string({ unit: 'grapheme', minLength: 8, maxLength: 128 })
    await fc.assert(
      fc.asyncProperty(password, async typed => {
        const stored = await hashPassword(typed, COST)
        const right = await verifyPassword(typed, stored, COST)
        const wrong = await Promise.all([` ${typed}`, typed.slice(1)].map(other => verifyPassword(other, stored, COST)))
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
    expect(await verifyPassword('赣江潮水上涨', stored, COST)).toEqual({ matches: true, isOutdated: false })
    expect(await verifyPassword('赣江潮水上涨', stored, COST + 1)).toEqual({ matches: true, isOutdated: true })
    expect(await verifyPassword('赣江潮水上落', stored, COST + 1)).toEqual({ matches: false, isOutdated: false })
  })

  test.each([null, '', 'plain text', 'scrypt$4$8$1$AAAA$AAAA', 'scrypt$4$8$3$AAAA$AAAA'])(
    'that is %j opens for nobody',
    async stored => {
      expect(await verifyPassword('', stored, COST)).toEqual({ matches: false, isOutdated: false })
    },
  )
})

import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TicketKey } from './exam-ticket-code.ts'
import {
  FAIR_TICKET_BYTES,
  fairTicketText,
  highestNumber,
  lowestNumber,
  readFairTicket,
  readShortCode,
  shortCodeOf,
  verifyFairTicket,
  writeFairTicket,
} from './fair-ticket-code.ts'

const keyId = 'AbC-_123'
const facts = { keyId, fair: '12', number: 48_291_306, slot: 3, revision: 2 }

const number = fc.integer({ min: lowestNumber, max: highestNumber })
const anyFacts = fc.record({
  keyId: fc.uint8Array({ minLength: 6, maxLength: 6 }).map(bytes => Buffer.from(bytes).toString('base64url')),
  fair: fc.integer({ min: 1, max: 999_999_999_999 }).map(String),
  number,
  slot: fc.nat({ max: 65_535 }),
  revision: fc.integer({ min: 1, max: 65_535 }),
})
const signature = fc.uint8Array({ minLength: 64, maxLength: 64 }).map(bytes => Buffer.from(bytes).toString('base64url'))

let privateKey: CryptoKey
let key: TicketKey

async function signed(given = facts): Promise<string> {
  const text = new TextEncoder().encode(fairTicketText(given))
  const bytes = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, text)
  return writeFairTicket(given, Buffer.from(bytes).toString('base64url'))
}

beforeAll(async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  privateKey = pair.privateKey
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  key = { id: keyId, x, y }
})

describe('the QR code of a visitor', () => {
  test('holds 84 bytes, as 201 digits', () => {
    expect(FAIR_TICKET_BYTES).toBe(84)
    fc.assert(
      fc.property(anyFacts, signature, (given, sign) => {
        expect(writeFairTicket(given, sign)).toMatch(/^\d{201}$/)
      }),
    )
  })

  test('says what was written', () => {
    fc.assert(
      fc.property(anyFacts, signature, (given, sign) => {
        expect(readFairTicket(writeFairTicket(given, sign))).toEqual({
          ...given,
          text: fairTicketText(given),
          signature: sign,
        })
      }),
    )
  })

  test('is genuine with the right key alone, also with full-width digits and a line break', async () => {
    const code = await signed()
    expect(await verifyFairTicket(code, [key])).toBe('genuine')
    const wide = code.replaceAll(/\d/g, digit => String.fromCodePoint(0xff10 + Number(digit)))
    expect(await verifyFairTicket(`${wide}\n`, [key])).toBe('genuine')
    expect(await verifyFairTicket(code, [{ ...key, id: 'AAAAAAAA' }])).toBe('unknown-key')
  })

  test('is forged when anything was changed under the signature', async () => {
    const sign = readFairTicket(await signed())?.signature ?? ''
    for (const change of [{ fair: '13' }, { number: 48_291_307 }, { slot: 4 }, { revision: 3 }])
      expect(await verifyFairTicket(writeFairTicket({ ...facts, ...change }, sign), [key])).toBe('forged')
  })

  test('survives no changed digit', async () => {
    const code = await signed()
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 200 }), fc.integer({ min: 1, max: 9 }), async (at, by) => {
        const other = code.slice(0, at) + ((Number(code[at]) + by) % 10) + code.slice(at + 1)
        expect(await verifyFairTicket(other, [key])).not.toBe('genuine')
      }),
      { numRuns: 60 },
    )
  })

  test('is read from nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,210}$/)), text => {
        const read = readFairTicket(text)
        if (read) expect(writeFairTicket(read, read.signature)).toBe(text)
      }),
    )
    expect(readFairTicket('9'.repeat(201))).toBeNull()
    expect(readFairTicket('')).toBeNull()
  })
})

describe('the short code', () => {
  test('is read back, however it was typed', () => {
    fc.assert(
      fc.property(number, fc.constantFrom('', ' ', '-', '·'), (given, between) => {
        expect(readShortCode(shortCodeOf(given).replaceAll(' ', between))).toBe(given)
      }),
    )
  })

  test('tells any wrong digit', () => {
    fc.assert(
      fc.property(number, fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 }), (given, at, by) => {
        const digits = shortCodeOf(given).replaceAll(' ', '')
        const wrong = digits.slice(0, at) + ((Number(digits[at]) + by) % 10) + digits.slice(at + 1)
        expect(readShortCode(wrong)).toBeNull()
      }),
    )
  })

  test.each(['', '12345', '1234567890', '48291306x'])('is not %j', text => {
    expect(readShortCode(text)).toBeNull()
  })
})

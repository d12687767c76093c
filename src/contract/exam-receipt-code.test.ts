import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { parseReceiptCode, receiptCodeOf, receiptText, verifyReceiptCode } from './exam-receipt-code.ts'
import { parseTicketCode, type TicketKey } from './exam-ticket-code.ts'

const facts = { number: '1000000042', at: 1_795_622_400_123, hash: '0f'.repeat(32) }

let key: TicketKey
let code: string
beforeAll(async () => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  key = { id: 'key-1', x, y }
  const signed = await crypto.subtle.sign(algorithm, pair.privateKey, new TextEncoder().encode(receiptText(facts)))
  code = receiptCodeOf({ ...facts, keyId: key.id, signature: Buffer.from(signed).toString('base64url') })
})

test('a receipt is read back from its line, wherever that was broken, and is genuine', async () => {
  expect(parseReceiptCode(code)).toMatchObject(facts)
  for (const text of [code, ` ${code.slice(0, 60)}\n${code.slice(60)} `]) {
    expect(await verifyReceiptCode(text, [key])).toBe('genuine')
  }
  expect(await verifyReceiptCode(code, [])).toBe('unknown-key')
})

test('no letter of it can be changed', async () => {
  const letters = [...code]
  // The last letter of a signature has bits that mean nothing.
  const place = fc.integer({ min: 0, max: letters.length - 2 })
  await fc.assert(
    fc.asyncProperty(place, fc.constantFrom(...'0123456789abcdefXYZ.-_'), async (at, letter) => {
      if (letters[at] === letter) return
      const changed = letters.with(at, letter).join('')
      expect(await verifyReceiptCode(changed, [key])).not.toBe('genuine')
    }),
  )
})

test.each(['', '1000000042', 'https://example.gov.cn', 'r1....', 'r1.key-1.1.1.zz.zz'])(
  '%j is no receipt',
  async text => {
    expect(await verifyReceiptCode(text, [key])).toBe('unreadable')
  },
)

test('a receipt is no ticket, and a ticket no receipt', () => {
  expect(parseTicketCode(code)).toBeNull()
  expect(parseReceiptCode(`1.key-1.W10.${'a'.repeat(86)}`)).toBeNull()
})

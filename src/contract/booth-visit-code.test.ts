import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeBoothCode } from './booth-visit-code.ts'
import { fairTicketText, shortCodeOf, writeFairTicket } from './fair-ticket-code.ts'

const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
const keys = [{ id: createHash('sha256').update(x).digest('base64url').slice(0, 8), x, y }]

async function signed(fair: string, number = 48_291_306) {
  const facts = { keyId: keys[0]?.id ?? '', fair, number, slot: 0, revision: 1 }
  const text = new TextEncoder().encode(fairTicketText(facts))
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, text)
  return writeFairTicket(facts, Buffer.from(signature).toString('base64url'))
}

const judged = (text: string, fair = '12') => judgeBoothCode(text, { fair, keys })

test('a signed code of the fair is genuine, of another fair it is not its', async () => {
  expect(await judged(await signed('12'))).toEqual({ verdict: 'genuine', number: 48_291_306 })
  expect(await judged(await signed('13'))).toEqual({ verdict: 'wrong-fair', number: null })
})

test('a digit that was altered, or a key that is not there, makes it forged', async () => {
  const code = await signed('12')
  const altered = code.slice(0, -1) + ((Number(code.at(-1)) + 1) % 10)
  expect(await judged(altered)).toEqual({ verdict: 'forged', number: null })
  expect(await judgeBoothCode(code, { fair: '12', keys: [] })).toEqual({ verdict: 'forged', number: null })
})

test('a short code is only typed, and anything else is none', async () => {
  expect(await judged(` ${shortCodeOf(48_291_306)} `)).toEqual({ verdict: 'typed', number: 48_291_306 })
  await fc.assert(
    fc.asyncProperty(fc.string(), async text => {
      const { verdict, number } = await judged(text)
      expect(number === null).toBe(verdict === 'unreadable')
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  readTicketCode,
  signedTextOf,
  type TicketClaim,
  ticketCodeOf,
  verifyTicketCode,
} from '#contract/exam-ticket-code'
import { type Signer, signerFrom } from '../signing.ts'

const signer = signerFrom('1f'.repeat(32))

const claim: TicketClaim = {
  exam: '601',
  number: '01260103005120',
  room: '005',
  seat: 12,
  name: '热合曼·𠮷',
  idTail: '002X',
  photo: 'q83vEjRWeJCr',
  revision: 2,
}

const written = (given: TicketClaim, { publicKey, sign }: Signer = signer) => {
  const text = signedTextOf(publicKey.id, given)
  return ticketCodeOf(text, sign(text))
}

test('a code is read back whole, in capitals and figures that every reader knows, and fits a small QR code', async () => {
  const code = written(claim)
  expect(code).toMatch(/^[\w.-]+$/)
  expect(code.length).toBeLessThan(220)
  expect(readTicketCode(` ${code}\n`)?.claim).toEqual(claim)
  expect(await verifyTicketCode(code, [signerFrom('2e'.repeat(32)).publicKey, signer.publicKey])).toEqual(claim)
  expect(await verifyTicketCode(written({ ...claim, photo: '' }), [signer.publicKey])).toMatchObject({ photo: '' })
})

test('whatever is changed in it, it is a forgery', async () => {
  const code = written(claim)
  const changed = fc.record({ at: fc.nat(code.length - 1), to: fc.constantFrom(...'09AZaz-_.') })
  await fc.assert(
    fc.asyncProperty(changed, async ({ at, to }) => {
      const forged = code.slice(0, at) + to + code.slice(at + 1)
      // The last character of a signature of 64 bytes holds four bits alone.
      fc.pre(forged !== code && at < code.length - 1)
      expect(await verifyTicketCode(forged, [signer.publicKey])).toBeNull()
    }),
  )
})

test('signed by anybody else, or no code at all, it is a forgery', async () => {
  const other = signerFrom('2e'.repeat(32))
  const asOurs: Signer = { ...other, publicKey: { ...other.publicKey, id: signer.publicKey.id } }
  for (const text of [
    written(claim, other),
    written(claim, asOurs),
    '',
    'JX1.',
    'https://example.com/',
    'x'.repeat(600),
  ]) {
    expect(await verifyTicketCode(text, [signer.publicKey])).toBeNull()
  }
  expect(await verifyTicketCode(written(claim), [])).toBeNull()
})

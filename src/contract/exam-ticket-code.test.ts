import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseTicketCode, type TicketKey, ticketText, verifyTicketCode } from './exam-ticket-code.ts'

const facts: Parameters<typeof ticketText>[0] = {
  keyId: 'k1',
  stage: 'written',
  examId: '601',
  number: '3601260601001017',
  room: '001',
  seat: 1,
  name: '欧阳𠮷·䶮',
  idTail: '002X',
  photoHash: 'sha256-cafe',
  serial: 'fK3-x_9Q',
  revision: 2,
}

/** What was signed before there were serials. */
function textOfBefore() {
  const { keyId, examId, number, room, seat, name, idTail, photoHash, revision } = facts
  const payload = JSON.stringify([examId, number, room, seat, name, idTail, photoHash, revision])
  return `1.${keyId}.${Buffer.from(payload).toString('base64url')}`
}

const base64url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url')

let privateKey: CryptoKey
let key: TicketKey

const signed = async (text: string) => {
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, Buffer.from(text))
  return `${text}.${base64url(signature)}`
}

beforeAll(async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  privateKey = pair.privateKey
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  key = { id: 'k1', x, y }
})

describe('the code of a ticket', () => {
  test('says what was signed, rare characters of a name included', async () => {
    const read = parseTicketCode(await signed(ticketText(facts)))
    expect(read).toMatchObject(facts)
    expect(read?.text).toBe(ticketText(facts))
  })

  test('says which later stage it is for, and that of the written papers stays as it was', async () => {
    expect(parseTicketCode(await signed(ticketText({ ...facts, stage: 'interview' })))).toMatchObject({
      stage: 'interview',
    })
    expect(ticketText({ ...facts, serial: '' })).toBe(textOfBefore())
  })

  test('from before there were serials reads as before, and one with a serial reads where nobody knows of any', async () => {
    expect(parseTicketCode(await signed(textOfBefore()))).toMatchObject({ ...facts, serial: '' })
    const shown = JSON.parse(Buffer.from(ticketText(facts).split('.')[2] ?? '', 'base64url').toString())
    expect(shown).toHaveLength(8)
    for (const photoHash of ['', facts.photoHash]) {
      expect(parseTicketCode(await signed(ticketText({ ...facts, photoHash })))).toMatchObject({ ...facts, photoHash })
    }
    for (const serial of ['short', 'much-too-long', 'fK3-x_9Q.fK3-x_9Q', 'fK3-x 9Q']) {
      expect(parseTicketCode(await signed(ticketText({ ...facts, serial })))).toBeNull()
    }
  })

  test('is genuine with the right key, also when spaces and line breaks came in by copying', async () => {
    const code = await signed(ticketText(facts))
    expect(await verifyTicketCode(code, [key])).toBe('genuine')
    expect(await verifyTicketCode(` ${code.slice(0, 40)}\n${code.slice(40)} `, [key])).toBe('genuine')
  })

  test('is forged when any fact was changed under the signature', async () => {
    const signature = (await signed(ticketText(facts))).split('.')[3]
    const changes = [
      { seat: 2 },
      { name: '欧阳吉' },
      { room: '002' },
      { idTail: '0021' },
      { serial: '' },
      { revision: 3 },
    ] as const
    for (const change of changes) {
      const code = `${ticketText({ ...facts, ...change })}.${signature}`
      expect(await verifyTicketCode(code, [key])).toBe('forged')
    }
  })

  test('of a key that is not at hand cannot be judged', async () => {
    const code = await signed(ticketText({ ...facts, keyId: 'k2' }))
    expect(await verifyTicketCode(code, [key])).toBe('unknown-key')
  })

  test('is forged where the key itself is broken', async () => {
    expect(await verifyTicketCode(await signed(ticketText(facts)), [{ ...key, x: 'AAAA' }])).toBe('forged')
  })

  test('survives one changed character nowhere', async () => {
    const code = await signed(ticketText(facts))
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: code.length - 1 }), fc.constantFrom(...'aZ09-_.'), async (at, letter) => {
        fc.pre(code[at] !== letter)
        const other = code.slice(0, at) + letter + code.slice(at + 1)
        const last = at === code.length - 1
        const verdict = await verifyTicketCode(other, [key])
        // The last character of a signature carries two bits that stand for nothing.
        if (!last) expect(verdict).not.toBe('genuine')
      }),
      { numRuns: 60 },
    )
  })

  test('reads nothing in anything else, and never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async text => {
        expect(parseTicketCode(text)).toBeNull()
        expect(await verifyTicketCode(text, [key])).toBe('unreadable')
      }),
    )
    const whole = '["601","1","001",1,"名","0000","",1'
    const later = ['"written"', '"oral"', '"skill",1', 'null'].map(stage => `${whole},${stage}]`)
    const payloads = ['[]', '{}', '"x"', '[1,2,3,4,5,6,7,8]', '["601","1","001",-1,"名","0000","",1]', '不是', ...later]
    for (const payload of payloads) {
      const text = `1.k1.${Buffer.from(payload).toString('base64url')}`
      expect(parseTicketCode(await signed(text))).toBeNull()
    }
  })
})

import { expect, test } from 'vitest'
import { revisedTicket, writtenTicket } from '#mocks/fixtures/exam-tickets'
import { memoryStorage } from '#platform/storage'
import { isOutdated, keepTicket, keptOf, nameOf, readKept } from './kept-tickets.ts'

const guest = { exam: '601', owner: '' }

test('an account and a guest keep theirs apart; an account’s is among what goes when they sign out', () => {
  expect([nameOf('601', 'written', 'account'), nameOf('601', 'written', 'guest')]).toEqual([
    'own:exam-ticket:601:written',
    'exam-ticket:601:written',
  ])
})

test('what is kept is old once the ticket says something else, and not because it was signed again', () => {
  const kept = keptOf(guest, writtenTicket, 5)
  const [version, keyId, said] = writtenTicket.code.split('.')
  const again = { ...writtenTicket, prints: 3, code: `${version}.${keyId}.${said}.${'A'.repeat(86)}` }
  expect(isOutdated(kept, again)).toBe(false)
  expect(isOutdated(kept, revisedTicket)).toBe(true)
  expect(isOutdated(kept, { ...writtenTicket, site: { ...writtenTicket.site, transit: '改道' } })).toBe(true)
  expect(isOutdated(kept, { ...writtenTicket, code: `1.${keyId}.other.${'A'.repeat(86)}` })).toBe(true)
})

test('a device keeps when and where, and neither identity number nor position', () => {
  const storage = memoryStorage()
  const name = nameOf('601', 'written', 'guest')
  keepTicket(storage, name, keptOf(guest, writtenTicket, 5))
  const text = storage.get(name) ?? ''
  expect(text).not.toContain(writtenTicket.idShown)
  expect(text).not.toContain(writtenTicket.position.title)
  expect(readKept(text)).toMatchObject({ room: '005', seat: 12, keptAt: 5, title: writtenTicket.exam.title })
})

test('what is mangled, or of another version, counts as nothing', () => {
  expect([null, '', '{', '{}', '{"exam":1}', '[]'].map(readKept)).toEqual([null, null, null, null, null, null])
})

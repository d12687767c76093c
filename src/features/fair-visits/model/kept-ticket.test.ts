import { expect, test } from 'vitest'
import { validTicket } from '#mocks/fixtures/fair-visits'
import { createSession } from '#platform/session'
import { memoryStorage } from '#platform/storage'
import { dropTicket, keepTicket, readTicket } from './kept-ticket.ts'

const fair = validTicket.fair.id

test('a ticket is read back as it was kept, and not after it was dropped', () => {
  const storage = memoryStorage()
  keepTicket(storage, { ticket: validTicket, keptAt: 7 })
  expect(readTicket(storage, fair)).toEqual({ ticket: validTicket, keptAt: 7 })
  dropTicket(storage, fair)
  expect(readTicket(storage, fair)).toBeNull()
})

test('signing out leaves none of it behind', () => {
  const storage = memoryStorage()
  keepTicket(storage, { ticket: validTicket, keptAt: 7 })
  createSession(storage).signOut()
  expect(storage.keys()).toEqual([])
})

test.each(['', '{}', '{"ticket":{},"keptAt":1}', 'x'])('%j is no ticket', text => {
  const storage = memoryStorage()
  storage.set(`own:fair-ticket:${fair}`, text)
  expect(readTicket(storage, fair)).toBeNull()
})

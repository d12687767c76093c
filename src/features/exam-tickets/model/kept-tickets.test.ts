import { expect, test } from 'vitest'
import { writtenTicket } from '#mocks/fixtures/exam-tickets'
import { memoryStorage } from '#platform/storage'
import { keepTicket, keptOf, nameOf, readKept } from './kept-tickets.ts'

test('a device keeps when and where, and neither identity number nor position', () => {
  const storage = memoryStorage()
  const name = nameOf('601', 'written')
  keepTicket(storage, name, keptOf('601', writtenTicket, 5))
  const text = storage.get(name) ?? ''
  expect(text).not.toContain(writtenTicket.idShown)
  expect(text).not.toContain(writtenTicket.position.title)
  expect(readKept(text)).toMatchObject({ room: '005', seat: 12, keptAt: 5, title: writtenTicket.exam.title })
})

test('what is mangled, or of another version, counts as nothing', () => {
  expect([null, '', '{', '{}', '{"exam":1}', '[]'].map(readKept)).toEqual([null, null, null, null, null, null])
})

import { expect, test } from 'vitest'
import { someWithdrawn } from '#mocks/fixtures/exam-tickets'
import { memoryStorage } from '#platform/storage'
import { keepWithdrawn, readWithdrawn } from './kept-withdrawn.ts'

test('a list is read back as it was kept, and nothing where it is mangled or none', () => {
  const storage = memoryStorage()
  expect(readWithdrawn(storage)).toBeNull()
  keepWithdrawn(storage, someWithdrawn)
  expect(readWithdrawn(storage)).toEqual(someWithdrawn)
  const [list] = someWithdrawn.lists
  for (const mangled of [{ void: 'AAAA' }, { replaced: 'not in form' }, { exam: 601 }]) {
    storage.set('exam-withdrawn-tickets', JSON.stringify({ ...someWithdrawn, lists: [{ ...list, ...mangled }] }))
    expect(readWithdrawn(storage)).toBeNull()
  }
})

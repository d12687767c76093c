import { expect, test } from 'vitest'
import { someKeys } from '#mocks/fixtures/exam-tickets'
import { memoryStorage } from '#platform/storage'
import { keepKeys, readKeys } from './kept-keys.ts'

test('keys are read back as they were kept, and nothing where they are mangled or none', () => {
  const storage = memoryStorage()
  expect(readKeys(storage)).toBeNull()
  keepKeys(storage, { ...someKeys, keptAt: 7 })
  expect(readKeys(storage)).toEqual({ ...someKeys, keptAt: 7 })
  keepKeys(storage, { keys: [], keptAt: 7 })
  expect(readKeys(storage)).toBeNull()
})

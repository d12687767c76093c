import { expect, it } from 'vitest'
import { createDrafts } from '#platform/drafts'
import { memoryStorage } from '#platform/storage'
import { moveFormerAnswers } from './kept-answers.ts'

it('finds what was kept under the keys of before, for each account and for guests, and leaves the rest alone', () => {
  const storage = memoryStorage()
  const drafts = createDrafts(storage)
  storage.set('questionnaire:jtjj:1042', JSON.stringify({ work: 'yes' }))
  storage.set('questionnaire:jtjj:guest', JSON.stringify({ work: 'no' }))
  storage.set('questionnaire:jtjj:7', '{"cut o')
  storage.set('questionnaire:other:7', '{}')
  storage.set('questionnaire:device', 'a number')
  moveFormerAnswers('jtjj', { storage, drafts })
  expect(drafts.of('1042').read('form:questionnaire:jtjj')).toEqual({ answers: { work: 'yes' } })
  expect(drafts.of('guest').read('form:questionnaire:jtjj')).toEqual({ answers: { work: 'no' } })
  expect(drafts.of('7').hasAny()).toBe(false)
  expect(storage.keys().filter(key => key.startsWith('questionnaire:'))).toEqual([
    'questionnaire:other:7',
    'questionnaire:device',
  ])
})

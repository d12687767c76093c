import { expect, test } from 'vitest'
import { recheckCommands, recheckStates, stepRecheck } from './exam-recheck-life.ts'

test('what was asked is answered once; only a corrected mark changes the answer that it stays', () => {
  const after = recheckStates.map(state => recheckCommands.map(command => stepRecheck(state, command)))
  expect(after).toEqual([
    ['kept', 'refused', 'changed'],
    [null, null, 'changed'],
    [null, null, null],
    [null, null, null],
  ])
})

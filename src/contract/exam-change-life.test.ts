import fc from 'fast-check'
import { expect, it } from 'vitest'
import { examChangeCommands, examChangeCommandsFor, examChangeStates, stepExamChange } from './exam-change-life.ts'

const state = fc.constantFrom(...examChangeStates)
const command = fc.constantFrom(...examChangeCommands)
const actor = fc.record({ isPreparer: fc.boolean(), mayRelease: fc.boolean() })

it('leaves what has been answered as it is', () => {
  fc.assert(
    fc.property(state, command, actor, (at, asked, who) => {
      const next = stepExamChange(at, asked, who)
      if (at !== 'prepared') expect(next).toBeNull()
      if (next !== null) expect(examChangeCommandsFor(next, who)).toEqual([])
    }),
  )
})

it('lets nobody release or refuse what they have prepared themselves', () => {
  fc.assert(
    fc.property(command, fc.boolean(), (asked, mayRelease) => {
      const next = stepExamChange('prepared', asked, { isPreparer: true, mayRelease })
      expect(next).toBe(asked === 'withdraw' ? 'withdrawn' : null)
    }),
  )
})

it('lets another person with the mandate release or refuse, and nobody without it', () => {
  expect(examChangeCommandsFor('prepared', { isPreparer: false, mayRelease: true })).toEqual(['release', 'refuse'])
  expect(examChangeCommandsFor('prepared', { isPreparer: false, mayRelease: false })).toEqual([])
})

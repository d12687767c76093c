import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  activeParticipations,
  isExhibiting,
  participationCommands,
  participationStates,
  stepParticipation,
} from './fair-participation.ts'

const commands = fc.array(fc.constantFrom(...participationCommands), { maxLength: 20 })

/** Every state in which somebody is who asks for these one after the other. */
function walk(asked: readonly (typeof participationCommands)[number][]) {
  const been: (typeof participationStates)[number][] = ['applied']
  for (const command of asked) {
    const state = been.at(-1) ?? 'applied'
    been.push(stepParticipation(state, command) ?? state)
  }
  return been
}

it('gives a booth to nobody who was not approved since applying last', () => {
  fc.assert(
    fc.property(commands, asked => {
      const been = walk(asked)
      const lastApplied = been.lastIndexOf('applied')
      const booked = been.findIndex((state, at) => at > lastApplied && state === 'booked')
      if (booked >= 0) expect(been.slice(lastApplied, booked)).toContain('approved')
    }),
  )
})

it('reaches every state, and no state twice as present', () => {
  const reached = new Set<string>(['applied'])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const state of participationStates.filter(one => reached.has(one)))
      for (const command of participationCommands) {
        const next = stepParticipation(state, command)
        if (next !== null) reached.add(next)
      }
  }
  expect([...reached].sort()).toEqual([...participationStates].sort())
})

it('lets nothing but the fair itself end what has come of its day', () => {
  for (const state of ['present', 'absent'] as const)
    expect(
      participationCommands.filter(command => stepParticipation(state, command) !== null && command !== 'checkIn'),
    ).toEqual(['putOff', 'callOff'])
  expect(stepParticipation('present', 'checkIn')).toBeNull()
})

it('frees an employer for another application exactly where it takes no part', () => {
  for (const state of participationStates) {
    const isActive = activeParticipations.some(one => one === state)
    expect(stepParticipation(state, 'apply') !== null).toBe(!isActive)
    if (isExhibiting(state)) expect(isActive).toBe(true)
  }
})

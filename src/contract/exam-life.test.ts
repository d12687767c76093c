import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  candidateCommands,
  draft,
  isEditable,
  type RegistrationCommand,
  type RegistrationState,
  registrationCommands,
  stepRegistration,
} from './exam-life.ts'

const withFee = { due: true }
const free = { due: false }

const led = (commands: readonly RegistrationCommand[], rules = withFee) =>
  commands.reduce<RegistrationState | null>((state, command) => state && stepRegistration(state, command, rules), draft)

const statusAfter = (commands: readonly RegistrationCommand[], rules = withFee) => {
  const state = led(commands, rules)
  return state && [state.status, state.pending]
}

describe('the way of a registration', () => {
  it.each([
    ['sent', ['submit'], '0', null],
    ['approved, it waits for the fee', ['submit', 'approve'], '2', null],
    ['confirmed and paid, it is complete', ['submit', 'approve', 'confirm', 'paid'], '3', null],
    ['refused, sent anew', ['submit', 'refuse', 'submit'], '0', null],
    ['asked to be mended', ['submit', 'askRepair'], '5', 'repair'],
    ['mended', ['submit', 'askRepair', 'submit'], '0', null],
    ['appealed', ['submit', 'refuse', 'appeal'], '5', 'appeal'],
    ['appealed with success', ['submit', 'refuse', 'appeal', 'approve'], '2', null],
    ['taken back', ['submit', 'approve', 'withdraw'], '4', null],
    ['not paid in time', ['submit', 'approve', 'confirm', 'lapse'], '4', null],
    ['paid, but the bank is not sure', ['submit', 'approve', 'confirm', 'paymentUnknown'], '5', 'payment'],
    ['sure after all', ['submit', 'approve', 'confirm', 'paymentUnknown', 'paid'], '3', null],
    ['not paid after all', ['submit', 'approve', 'confirm', 'paymentUnknown', 'unpaid'], '2', null],
    ['its position cancelled', ['submit', 'approve', 'confirm', 'paid', 'cancelPosition'], '5', 'position'],
    ['another chosen', ['submit', 'approve', 'confirm', 'paid', 'cancelPosition', 'rechoose'], '3', null],
    ['disqualified while it waits', ['submit', 'disqualify'], '4', null],
    ['disqualified once it is paid', ['submit', 'approve', 'confirm', 'paid', 'disqualify'], '4', null],
    ['the fee back', ['submit', 'approve', 'confirm', 'paid', 'cancelPosition', 'refund'], '4', null],
  ] as const)('%s', (_, commands, status, pending) => {
    expect(statusAfter(commands)).toEqual([status, pending])
  })

  it('is complete with the approval where nothing is due, and frozen', () => {
    expect(led(['submit', 'approve'], free)).toEqual({ ...draft, status: '3', confirmed: true })
  })

  it.each([
    ['a second appeal', ['submit', 'refuse', 'appeal', 'refuse', 'appeal']],
    ['paying what was not confirmed', ['submit', 'approve', 'paid']],
    ['taking back what is paid', ['submit', 'approve', 'confirm', 'paid', 'withdraw']],
    ['mending a draft', ['appeal']],
    ['approving what nobody sent', ['approve']],
    ['disqualifying a draft', ['disqualify']],
    ['disqualifying twice', ['submit', 'disqualify', 'disqualify']],
    ['anything after the end', ['submit', 'withdraw', 'submit']],
  ] as const)('does not allow %s', (_, commands) => {
    expect(led(commands)).toBeNull()
  })

  it('offers a candidate exactly what is possible', () => {
    const approved = led(['submit', 'approve'])
    expect(approved && candidateCommands(approved, withFee)).toEqual(['withdraw', 'confirm'])
    expect(candidateCommands(draft, withFee)).toEqual(['submit'])
  })
})

const commands = fc.array(fc.constantFrom(...registrationCommands), { maxLength: 40 })
const rules = fc.record({ due: fc.boolean() })

/** The states that commands lead through; impossible ones change nothing. */
function waysOf(given: readonly RegistrationCommand[], how: { due: boolean }): RegistrationState[] {
  const states = [draft]
  for (const command of given) {
    const last = states.at(-1) ?? draft
    states.push(stepRegistration(last, command, how) ?? last)
  }
  return states
}

describe('whatever happens to a registration', () => {
  it('waits for something exactly where its status is 5', () => {
    fc.assert(
      fc.property(commands, rules, (given, how) => {
        for (const { status, pending } of waysOf(given, how)) expect(pending !== null).toBe(status === '5')
      }),
    )
  })

  it('never loses what was frozen, never gives the appeal back, never comes back from its end', () => {
    fc.assert(
      fc.property(commands, rules, (given, how) => {
        const ways = waysOf(given, how)
        for (const [at, state] of ways.entries()) {
          const before = ways[at - 1]
          if (!before) continue
          if (before.confirmed) expect(state.confirmed).toBe(true)
          if (before.appealed) expect(state.appealed).toBe(true)
          if (before.status === '4') expect(state).toEqual(before)
        }
      }),
    )
  })

  it('is not complete unless it was frozen, and cannot be edited then', () => {
    fc.assert(
      fc.property(commands, rules, (given, how) => {
        for (const state of waysOf(given, how)) {
          if (state.status === '3') expect(state.confirmed).toBe(true)
          if (state.confirmed) expect(isEditable(state)).toBe(false)
        }
      }),
    )
  })
})

import { expect, test } from 'vitest'
import { employerToday } from '#mocks/fixtures/employer'
import { overview } from '#mocks/fixtures/seeker'
import { waitingOf, waitingUnits } from './waiting.ts'

test('what waits for a seeker and for an employer stands at the page where it waits', () => {
  expect(waitingOf(4, { seeker: overview })).toMatchObject({ seekerMessages: 4, invitations: 1 })
  expect(waitingOf(0, { employer: employerToday })).toMatchObject({ received: 5, interviews: 1, employerMessages: 0 })
})

test('nothing waits until it is known, and every number has its words', () => {
  const waiting = waitingOf(0, {})
  expect(Object.values(waiting)).toEqual(Object.keys(waiting).map(() => 0))
  expect(Object.keys(waitingUnits).sort()).toEqual(Object.keys(waiting).sort())
})

import { expect, it } from 'vitest'
import { ownAlertsRead, ownFairsRead } from './reads.ts'

it.each([
  ['', true],
  ['page=2', true],
  ['view=somewhere', true],
  ['view=join', false],
  ['view=one&id=7', false],
])('of %j the alerts are asked for with the list that they stand below: %s', (words, isAsked) => {
  const request = { path: '/manage/fair/onsite', params: {}, query: new URLSearchParams(words), hash: '' }
  expect([ownFairsRead, ownAlertsRead].map(({ input }) => input(request) !== null)).toEqual([isAsked, isAsked])
})

import { expect, it } from 'vitest'
import { halls } from '#mocks/fixtures/fair-halls'
import { exhibitorsIn, hallsToWalk } from './halls.ts'

it('knows everybody who has a booth, and nobody twice', () => {
  const found = exhibitorsIn(halls.halls)
  expect(found.map(({ booth }) => booth)).toEqual(['A02', 'B04', 'C10'])
  expect(new Set(found.map(({ participationId }) => participationId)).size).toBe(found.length)
})

it('walks through halls that have a plan alone', () => {
  expect(hallsToWalk([...halls.halls, ...halls.halls.map(hall => ({ ...hall, width: 0 }))])).toHaveLength(
    halls.halls.length,
  )
})

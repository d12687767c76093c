import { expect, test } from 'vitest'
import { lost } from '../journeys/doors.ts'

test('the walk through all pages knows an address of each', () => {
  expect(lost).toEqual([])
})

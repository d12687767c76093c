import { expect, test } from 'vitest'
import { createPlaces, NoPlace } from './places.ts'

test('one address gets its share, others get the rest, and nobody more than there is', () => {
  const take = createPlaces({ most: 5, mostOfOne: 3 })
  const first = take('203.0.113.7', 2)
  take('203.0.113.7')
  expect(() => take('203.0.113.7')).toThrow(NoPlace)
  expect(() => take('198.51.100.1', 3)).toThrow(NoPlace)
  take('198.51.100.1', 2)
  expect(() => take('192.0.2.1')).toThrow(NoPlace)
  first()
  take('203.0.113.7', 2)
})

test('a place that is given back twice is one place', () => {
  const take = createPlaces({ most: 2, mostOfOne: 2 })
  const leave = take('203.0.113.7')
  take('203.0.113.7')
  leave()
  leave()
  take('203.0.113.7')
  expect(() => take('203.0.113.7')).toThrow(NoPlace)
})

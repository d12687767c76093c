import { expect, it } from 'vitest'
import { jiangxiCities } from './cities.ts'
import { jiangxiAreas } from './regions.ts'

it('are those of the table of regions', () => {
  const cities = Object.entries(jiangxiAreas).filter(([code]) => code.endsWith('00'))
  expect(Object.entries(jiangxiCities)).toEqual(cities)
})

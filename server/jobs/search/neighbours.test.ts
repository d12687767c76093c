import { describe, expect, test } from 'vitest'
import { jiangxiAreas } from '#contract/reference/regions'
import { areaName, cityCodes } from '../../places.ts'
import { neighboursOf } from './neighbours.ts'

const cityOf = (place: string) => `${place.slice(0, 4)}00`
const isCity = (place: string) => cityCodes.includes(place)
const places = Object.keys(jiangxiAreas).filter(place => place !== '360000')
const districts = places.filter(place => !isCity(place))

/** Everything that can be reached from a place by its neighbours, those alone that are meant. */
function reachedFrom(place: string, isMeant: (place: string) => boolean, reached = new Set([place])) {
  for (const next of neighboursOf(place).filter(isMeant)) {
    if (!reached.has(next)) reachedFrom(next, isMeant, reached.add(next))
  }
  return reached
}

describe('the borders of Jiangxi', () => {
  test.each(places)('of %s are mutual, each once, with places of its own kind', place => {
    const beside = neighboursOf(place)
    expect(beside.length).toBeGreaterThan(0)
    expect(new Set(beside).size).toBe(beside.length)
    expect(beside).not.toContain(place)
    for (const other of beside) {
      expect(areaName(other)).not.toBe('')
      expect(isCity(other)).toBe(isCity(place))
      expect(neighboursOf(other)).toContain(place)
    }
  })

  test('lead through every city and, within it, to each of its districts', () => {
    expect(reachedFrom('360100', isCity).size).toBe(11)
    for (const city of cityCodes) {
      const own = districts.filter(place => cityOf(place) === city)
      expect(reachedFrom(own[0] ?? '', place => cityOf(place) === city).size).toBe(own.length)
    }
  })

  test('between districts of two cities are borders of these cities', () => {
    for (const place of districts) {
      for (const other of neighboursOf(place).filter(other => cityOf(other) !== cityOf(place))) {
        expect(neighboursOf(cityOf(place))).toContain(cityOf(other))
      }
    }
  })

  test('are none for what Jiangxi does not have', () => {
    expect([neighboursOf(''), neighboursOf('360000'), neighboursOf('440300')]).toEqual([[], [], []])
  })
})

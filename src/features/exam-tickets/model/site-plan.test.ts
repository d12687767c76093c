import { expect, test } from 'vitest'
import { sites } from '#mocks/fixtures/exam-sites'
import { floorsOf, roomWords, sizeOf } from './site-plan.ts'

const [site = { rooms: [] }] = sites

test('a site is drawn storey by storey, and every room is on one of them', () => {
  const floors = floorsOf(site, '005')
  expect(floors.map(({ label }) => label)).toEqual(['明德楼 1 层', '明德楼 2 层', '致远楼 1 层', '致远楼 2 层'])
  expect(floors.flatMap(({ places }) => places)).toHaveLength(site.rooms.length)
  expect(floors.map(({ hasRoom }) => hasRoom)).toEqual([true, false, false, false])
  expect(floors[0]?.places.find(({ code }) => code === '005')?.state).toBe('own')
})

test('without a room to look for none is anybody’s', () => {
  const places = floorsOf(site, '').flatMap(floor => floor.places)
  expect(places.filter(({ state }) => state === 'own')).toEqual([])
  expect(roomWords(places)).toMatchObject({ states: { free: '考场', taken: '特殊', closed: '备用' } })
  expect(roomWords(places).states.own).toBeUndefined()
})

test('the reserve counts neither as a room nor as seats', () => {
  expect(sizeOf(site)).toEqual({ rooms: 21, seats: 630 })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inOrderOf } from './faults.ts'

const fault = (path: string) => ({ path, message: path })
const pathsIn = (order: string[], paths: string[]) => inOrderOf(order, paths.map(fault)).map(({ path }) => path)

it('lists faults as their fields are asked, entry by entry', () => {
  expect(
    pathsIn(['school', 'from', 'to'], ['items.10.school', 'items.0.to', 'items.2.from', 'items.0.school', 'items']),
  ).toEqual(['items', 'items.0.school', 'items.0.to', 'items.2.from', 'items.10.school'])
})

it('keeps what is not asked behind, and the own order without any', () => {
  expect(pathsIn(['title'], ['rest', 'other', 'title'])).toEqual(['title', 'rest', 'other'])
  expect(pathsIn([], ['b', 'a'])).toEqual(['b', 'a'])
})

it('comes to the same whatever order the faults are found in', () => {
  const names = ['title', 'pay', 'place', 'duties', 'welfare']
  fc.assert(
    fc.property(fc.shuffledSubarray(names, { minLength: names.length }), found => {
      expect(pathsIn(names, found)).toEqual(names)
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moved, toggled } from './wish-list.ts'

const list = fc.uniqueArray(fc.constantFrom<string>('1', '2', '3', '4', '5'))
const entry = fc.constantFrom<string>('1', '2', '3', '4', '5', '6')
const by = fc.constantFrom<-1 | 1>(-1, 1)

it('moves one wish by one place and keeps all of them', () => {
  fc.assert(
    fc.property(list, entry, by, (wishes, one, step) => {
      const after = moved(wishes, one, step)
      expect(after.toSorted()).toEqual(wishes.toSorted())
      const [from, to] = [wishes.indexOf(one), wishes.indexOf(one) + step]
      const canMove = from >= 0 && to >= 0 && to < wishes.length
      expect(after.indexOf(one)).toBe(canMove ? to : from)
    }),
  )
})

it('moves back what it has moved', () => {
  expect(moved(['1', '2', '3'], '2', -1)).toEqual(['2', '1', '3'])
  expect(moved(['2', '1', '3'], '2', 1)).toEqual(['1', '2', '3'])
})

it('adds a wish at the end, and takes it off again', () => {
  fc.assert(
    fc.property(list, entry, (wishes, one) => {
      const twice = toggled(toggled(wishes, one), one)
      expect(twice.toSorted()).toEqual(wishes.toSorted())
      if (!wishes.includes(one)) expect(toggled(wishes, one).at(-1)).toBe(one)
    }),
  )
})

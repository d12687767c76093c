import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applied, cleared, type FilterGroup, lasting, toggled } from './filter-state.ts'

const option = (value: string) => ({ value, label: `第 ${value} 项` })
const wage: FilterGroup = { name: 'wage', label: '薪资', options: ['1', '2', '3'].map(option) }
const welfare: FilterGroup = { name: 'welfare', label: '福利', options: ['a', 'b'].map(option), multiple: true }

describe('a press on an option', () => {
  test('of a single choice takes the place of the last', () => {
    expect(toggled({ wage: ['1'] }, wage, '2')).toEqual({ wage: ['2'] })
  })
  test('of several adds to them', () => {
    expect(toggled({ welfare: ['a'], wage: ['1'] }, welfare, 'b')).toEqual({ welfare: ['a', 'b'], wage: ['1'] })
  })
  test('that is chosen takes it away, and its group with the last one', () => {
    expect(toggled({ welfare: ['a', 'b'] }, welfare, 'a')).toEqual({ welfare: ['b'] })
    expect(toggled({ wage: ['1'] }, wage, '1')).toEqual({})
  })
  test('pressed twice changes nothing', () => {
    const values = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))
    fc.assert(
      fc.property(values, fc.constantFrom('a', 'b', 'c', 'd'), (chosen, value) => {
        const state = chosen.length > 0 ? { welfare: chosen } : {}
        const twice = toggled(toggled(state, welfare, value), welfare, value)
        expect(new Set(twice.welfare ?? [])).toEqual(new Set(chosen))
      }),
    )
  })
})

test('clearing a group leaves the others', () => {
  expect(cleared({ wage: ['1'], welfare: ['a'] }, 'wage')).toEqual({ welfare: ['a'] })
})

test('clearing all leaves the place, and nothing that no group has', () => {
  const city = { name: 'city', label: '城市', options: [option('1')], lasting: true }
  expect(lasting([city, wage], { city: ['1'], wage: ['2'], unknown: ['x'] })).toEqual({ city: ['1'] })
  expect(lasting([city, wage], { wage: ['2'] })).toEqual({})
})

test('what is applied follows the order of the groups, and knows the state without it', () => {
  const tags = applied([wage, welfare], { welfare: ['b', 'a'], wage: ['3'], unknown: ['x'] })
  expect(tags.map(({ option: { value } }) => value)).toEqual(['3', 'a', 'b'])
  expect(tags[1]?.without).toEqual({ welfare: ['b'], wage: ['3'], unknown: ['x'] })
})

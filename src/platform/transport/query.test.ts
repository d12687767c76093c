import fc from 'fast-check'
import { expect, it } from 'vitest'
import { endpointUrl, pairsOf } from './query.ts'

it('repeats keys for lists and leaves out what is not given', () => {
  expect(pairsOf({ t: '会计', welfare: ['1', '3'], city: '', page: 2, a: null, b: undefined, open: false })).toEqual([
    ['t', '会计'],
    ['welfare', '1'],
    ['welfare', '3'],
    ['page', '2'],
    ['open', 'false'],
  ])
})

it.each([[{ a: {} }], [{ a: [[]] }], [{ a: () => 1 }]])('refuses %j, which has no place in a query', input => {
  expect(() => pairsOf(input)).toThrow('参数 a 的格式不正确')
})

it('gives one address for one input, however its keys are ordered', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), input => {
      const reversed = Object.fromEntries(Object.entries(input).reverse())
      expect(endpointUrl('/x', reversed)).toBe(endpointUrl('/x', input))
    }),
  )
})

it('has no question mark without a query', () => {
  expect(endpointUrl('/configs/list', {})).toBe('/api/configs/list')
})

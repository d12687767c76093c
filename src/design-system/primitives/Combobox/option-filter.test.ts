import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterOptions, optionNamed, searchable } from './option-filter.ts'

const cities = searchable([
  { value: '1', label: '南昌县', keywords: 'ncx nanchangxian' },
  { value: '2', label: '南昌', keywords: 'nc nanchang' },
  { value: '3', label: '赣州', keywords: 'gz ganzhou' },
  { value: '4', label: '新南昌', keywords: 'xnc' },
  { value: '5', label: 'Ｃ＋＋ 工程师' },
])
const found = (query: string) => filterOptions(cities, query).map(({ label }) => label)

test('what is named exactly comes first, then what begins so, then the rest', () => {
  expect(found('南昌')).toEqual(['南昌', '南昌县', '新南昌'])
})

test('initials and pinyin find what the caller gave them for', () => {
  expect(found('GZ')).toEqual(['赣州'])
  expect(found('nanchangx')).toEqual(['南昌县'])
})

test('width and case do not matter, and every word must be there', () => {
  expect(found('c++')).toEqual(['Ｃ＋＋ 工程师'])
  expect(found(' 工程师　Ｃ ')).toEqual(['Ｃ＋＋ 工程师'])
  expect(found('工程师 会计')).toEqual([])
})

test('keywords never run together with the label', () => {
  expect(found('州gz')).toEqual([])
})

test('nothing asked for is everything', () => {
  expect(found('  ')).toHaveLength(5)
})

test('an option can be named in full, unless it is disabled', () => {
  const options = [
    { value: '1', label: '南昌' },
    { value: '2', label: '赣州', disabled: true },
  ]
  expect(optionNamed(options, ' 南昌 ')?.value).toBe('1')
  expect(optionNamed(options, '南')).toBeUndefined()
  expect(optionNamed(options, '赣州')).toBeUndefined()
  expect(optionNamed(options, '')).toBeUndefined()
})

test('any words may be asked for; what is found is a part of what there is, each once', () => {
  const options = fc.array(fc.record({ value: fc.uuid(), label: fc.string({ unit: 'binary' }) }))
  fc.assert(
    fc.property(options, fc.string({ unit: 'binary' }), (all, query) => {
      const answer = filterOptions(searchable(all), query)
      expect(new Set(answer).size).toBe(answer.length)
      expect(answer.every(option => all.includes(option))).toBe(true)
    }),
  )
})

test('every option is found by its own name', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), label => {
      expect(filterOptions(searchable([{ value: '1', label }]), label)).toHaveLength(1)
    }),
  )
})

test('one sweep over all finds what looking into each would', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', '南', '昌', ' ', '\n'), maxLength: 5 })
  const options = fc.array(fc.record({ value: fc.uuid(), label: words, keywords: words }), { maxLength: 8 })
  fc.assert(
    fc.property(options, words, (all, query) => {
      const parts = query.trim() === '' ? [] : query.trim().split(/\s+/)
      const fits = ({ label, keywords }: { label: string; keywords: string }) =>
        parts.every(part => label.includes(part) || keywords.includes(part))
      expect(new Set(filterOptions(searchable(all), query))).toEqual(new Set(all.filter(fits)))
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  type AddressOf,
  addressCodec,
  city,
  code,
  flag,
  id,
  oneOf,
  pageNumber,
  searchPhrases,
  severalOf,
  words,
} from './address-codec.ts'

const codec = addressCodec({
  t: words(),
  q: searchPhrases(20),
  kind: oneOf(['notice', 'exam']),
  tab: oneOf(['first', 'second'], 'first'),
  city: city(),
  trade: code(),
  job: id(),
  tags: severalOf(/^\d{1,3}$/, 3),
  unread: flag(),
  page: pageNumber(50),
})

const parse = (query: string) => codec.parse(new URLSearchParams(query))
const nothing = parse('')

describe('the codec of an address', () => {
  it('knows the types of its fields', () => {
    expectTypeOf<AddressOf<typeof codec>['kind']>().toEqualTypeOf<'' | 'notice' | 'exam'>()
    expectTypeOf<AddressOf<typeof codec>['tab']>().toEqualTypeOf<'first' | 'second'>()
    expectTypeOf<AddressOf<typeof codec>['page']>().toBeNumber()
    expectTypeOf<AddressOf<typeof codec>['tags']>().toEqualTypeOf<string[]>()
  })

  it('reads what is not given as nothing, which leaves no trace', () => {
    expect(nothing).toEqual({
      t: '',
      q: '',
      kind: '',
      tab: 'first',
      city: '',
      trade: '',
      job: '',
      tags: [],
      unread: false,
      page: 1,
    })
    expect(codec.format('/list', nothing)).toBe('/list')
  })

  it('reads what is given', () => {
    const address = codec.format('/list', {
      t: '会计 & 出纳',
      kind: 'exam',
      tab: 'second',
      city: '360700',
      trade: '8',
      job: '12',
      tags: ['1', '2'],
      unread: true,
      page: 3,
    })
    expect(address.startsWith('/list?t=')).toBe(true)
    expect(codec.parse(new URL(address, 'https://site.invalid').searchParams)).toEqual({
      ...nothing,
      t: '会计 & 出纳',
      kind: 'exam',
      tab: 'second',
      city: '360700',
      trade: '8',
      job: '12',
      tags: ['1', '2'],
      unread: true,
      page: 3,
    })
  })

  it('keeps what a path says already', () => {
    expect(codec.format('/list?view=mine', { page: 2 })).toBe('/list?view=mine&page=2')
  })

  it('goes back to the first page when anything else changes', () => {
    const search = parse('t=x&page=7')
    expect(codec.change('/list', search, { city: '360100' })).toBe('/list?t=x&city=360100')
    expect(codec.change('/list', search, { page: 8 })).toBe('/list?t=x&page=8')
  })

  it.each([
    'page=-1',
    'page=0',
    'page=1.5',
    'page=many',
    'page=NaN',
    'kind=secret',
    'kind=toString',
    'tab=third',
    'city=440100',
    'city=360700x',
    'trade=1%00',
    'job=0',
    'job=12a',
    'tags=x',
    'unread=yes',
  ])('takes what makes no sense (%s) for not given', query => {
    expect(parse(query)).toEqual(nothing)
  })

  it('stops at the last page, at the most of several, and at the characters of its words', () => {
    const { page, tags, t, q } = parse(
      `page=1000000000&tags=1&tags=1&tags=2&tags=3&tags=4&t=${'𠮷'.repeat(61)}&q=${'x'.repeat(30)}`,
    )
    expect([page, tags, t, q]).toEqual([50, ['1', '2', '3'], '𠮷'.repeat(60), 'x'.repeat(20)])
  })

  it('comes back unchanged from its own address, whatever the first one said, and never throws', () => {
    const names = fc.constantFrom('t', 'q', 'kind', 'tab', 'city', 'trade', 'job', 'tags', 'unread', 'page', 'other')
    const values = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.constantFrom('notice', 'second', '360700', '12', '1', '49', '51', 'exam'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), pairs => {
        const found = codec.parse(new URLSearchParams(pairs))
        const again = new URL(codec.format('/list', found), 'https://site.invalid').searchParams
        expect(codec.parse(again)).toEqual(found)
      }),
    )
  })
})

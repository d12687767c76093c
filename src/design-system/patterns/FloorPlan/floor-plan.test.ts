import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boothText, type FloorBooth, findBooths, floorBoothStates, hallWords, rowsOf } from './floor-plan.ts'
import { typedBooth } from './floor-typing.ts'
import { sampleHall } from './testing.ts'

const booth = (code: string, more: Partial<FloorBooth> = {}): FloorBooth => ({
  ...{ code, x: 0, y: 0, w: 1, h: 1, state: 'taken' },
  ...more,
})

test('booths are found by code, company, tag and state, whatever width, case and spaces', () => {
  const all = [
    booth('A01', { label: '江铃汽车' }),
    booth('B02', { label: 'ＡＢＣ 科技', tags: ['急招'] }),
    booth('C03', { state: 'free' }),
  ]
  const found = (query: string, state = '') => findBooths(all, query, state).map(({ code }) => code)
  expect([found('ａ01'), found('abc科技'), found('汽车'), found('急招'), found(''), found('无')]).toEqual([
    ['A01'],
    ['B02'],
    ['A01'],
    ['B02'],
    ['A01', 'B02', 'C03'],
    [],
  ])
  expect([found('', 'free'), found('A', 'free')]).toEqual([['C03'], []])
})

test('the list has every booth of the plan once, whatever they are called', () => {
  const codes = fc.uniqueArray(fc.oneof(fc.stringMatching(/^[A-Z]{0,2}\d{1,3}$/), fc.string()), { maxLength: 60 })
  fc.assert(
    fc.property(codes, fc.constantFrom(...floorBoothStates), (all, state) => {
      const booths = all.map(code => booth(code, { state }))
      const listed = rowsOf(findBooths(booths, '')).flatMap(row => row.booths)
      expect(new Set(listed)).toEqual(new Set(booths))
      expect(listed).toHaveLength(booths.length)
    }),
  )
})

test('rows are in order, and booths in them by number', () => {
  const rows = rowsOf(['B10', 'A02', 'B9', '101', 'A01'].map(code => booth(code)))
  expect(rows.map(({ row, booths }) => [row, booths.map(({ code }) => code)])).toEqual([
    ['A', ['A01', 'A02']],
    ['B', ['B9', 'B10']],
    ['', ['101']],
  ])
})

test('a booth is named with all that is known of it', () => {
  expect(
    boothText(booth('A12', { state: 'free', kind: 'standard' }), { ...hallWords, kinds: { standard: '标准展位' } }),
  ).toBe('A12，空闲，标准展位')
  expect(
    boothText(booth('A13', { label: '江铃汽车', tags: ['急招'], marked: true, note: '还剩 12:30', state: 'held' })),
  ).toBe('A13，暂时保留，江铃汽车，急招，已加入清单，还剩 12:30')
})

describe('typing a code', () => {
  const codes = sampleHall(400).booths.map(({ code }) => code)
  const typed = (text: string, from = 0) => codes[typedBooth(codes, text, from) ?? -1]

  test('finds every booth by its own code, in any case and width', () => {
    for (const code of codes) expect([typed(code), typed(code.toLowerCase())]).toEqual([code, code])
    expect(typed('ａ１２')).toBe('A12')
  })

  test('needs no leading zero, and goes on to the longer one', () => {
    expect([typed('a'), typed('a1'), typed('a12')]).toEqual(['A01', 'A01', 'A12'])
  })

  test('finds a number from where one is', () => {
    expect([typed('12'), typed('12', 20), typed('7', 0)]).toEqual(['A12', 'B12', 'A07'])
  })

  test('finds nothing where none fits', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const at = typedBooth(codes, text)
        if (at !== undefined) expect(codes[at]).toBeDefined()
      }),
    )
    expect([typed('Z9'), typed(''), typedBooth([], 'A')]).toEqual([undefined, undefined, undefined])
  })
})

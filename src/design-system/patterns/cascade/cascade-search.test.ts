import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reads, searchPaths } from './cascade-search.ts'
import type { CascadeOption } from './cascade-tree.ts'

const place = (label: string, pinyin: string, children: readonly CascadeOption[] = []): CascadeOption => ({
  value: label,
  label,
  pinyin,
  children,
})

const options = [
  place('北京市', 'bei jing shi', [place('东城区', 'dong cheng qu')]),
  place('江西省', 'jiang xi sheng', [
    place('南昌市', 'nan chang shi', [place('东湖区', 'dong hu qu'), place('南昌县', 'nan chang xian')]),
    place('赣州市', 'gan zhou shi', [
      place('章贡区', 'zhang gong qu'),
      { ...place('南康区', 'nan kang qu'), disabled: true },
    ]),
  ]),
  place('广东省', 'guang dong sheng', [
    place('广州市', 'guang zhou shi', [place('从化区', 'cong hua qu')]),
    { value: '1', label: '潮州市', initials: 'cz' },
  ]),
  place('山西省', 'shan xi sheng', [place('吕梁市', 'lv liang shi')]),
  place('陕西省', 'shan xi sheng', [place('西安市', 'xi an shi')]),
]

const found = (query: string, limit = 10) => searchPaths(options, query, { limit }).map(path => path.at(-1)?.label)

describe('a reading', () => {
  test.each(['gz', 'g', 'gzs', 'ganzhou', 'ganzhoushi', 'ganz', 'gzhou', 'GanZhou'])('%s reads 赣州市', typed => {
    expect(reads('gan zhou shi', typed)).toBe(true)
  })
  test.each(['z', 'gn', 'ganzo', 'gs', 'ganzhoushix', 'zhou'])('%s does not', typed => {
    expect(reads('gan zhou shi', typed)).toBe(false)
  })
  test('takes another way where a letter could belong to two syllables', () => {
    expect(reads('xi an shi', 'xian')).toBe(true)
    expect(reads('xian an qu', 'xian')).toBe(true)
    expect(reads('xian an qu', 'xa')).toBe(true)
  })
  test('is any beginning of each syllable in turn', () => {
    const syllable = fc.stringMatching(/^[a-z]{1,5}$/)
    const cut = fc.array(fc.tuple(syllable, fc.nat(4)), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(cut, parts => {
        const typed = parts.map(([whole, more]) => whole.slice(0, 1 + more)).join('')
        expect(reads(parts.map(([whole]) => whole).join(' '), typed)).toBe(true)
      }),
    )
  })
})

describe('searching', () => {
  test('by a part of the name', () => {
    expect(found('章贡')).toEqual(['章贡区'])
    expect(found('昌')).toEqual(['南昌市', '南昌县'])
    expect(found('东')).toEqual(['东城区', '东湖区', '广东省'])
  })
  test('by initials and by pinyin, the wider place first', () => {
    expect(found('gz')).toEqual(['赣州市', '广州市'])
    expect(found('nc')).toEqual(['南昌市', '南昌县'])
    expect(found('zhanggong')).toEqual(['章贡区'])
    expect(found('cz')).toEqual(['潮州市'])
  })
  test('with ü typed as v or u, marks and spaces between syllables', () => {
    for (const typed of ['lvliang', 'luliang', 'lüliang', 'lv liang']) expect(found(typed), typed).toEqual(['吕梁市'])
    for (const typed of ["xi'an", 'xi an', 'XiAn']) expect(found(typed), typed).toContain('西安市')
  })
  test('with the names above it, in any of the two writings', () => {
    expect(found('赣州 章贡')).toEqual(['章贡区'])
    expect(found('江西 nc')).toEqual(['南昌市', '南昌县'])
    expect(found('gz zg')).toEqual(['章贡区'])
    expect(found('广州 章贡')).toEqual([])
    expect(found('章贡 赣州')).toEqual([])
  })
  test('leaves out what cannot be chosen', () => {
    expect(found('南康')).toEqual([])
  })
  test('nothing for nothing, and stops at its limit', () => {
    expect(found('  ')).toEqual([])
    expect(found('市', 2)).toHaveLength(2)
  })
  test('bears whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), typed => {
        expect(found(typed).length).toBeLessThanOrEqual(10)
      }),
    )
    expect(found('a'.repeat(5000))).toEqual([])
    expect(found('𠮷<b>')).toEqual([])
  })
})

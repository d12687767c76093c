import { describe, expect, it } from 'vitest'
import { subclassList } from './job-categories.ts'
import { jobFamilies } from './job-families.ts'
import { jobTitles } from './job-titles.ts'
import { pathOf, valuesUnder, walk } from './lookup.ts'
import { majorList } from './majors.ts'
import { areaAncestors } from './region-tree.ts'
import { jiangxiRegions } from './regions.ts'
import { chinaRegions } from './regions-china.ts'

describe('job category tree', () => {
  const nodes = [...walk(subclassList)]

  it('has 14 families and five online-shop positions on top, 60 groups, 580 titles', () => {
    const level = (depth: number) => nodes.filter(node => pathOf(subclassList, node.value).length === depth).length
    expect([level(1), level(2), level(3)]).toEqual([19, 60, 580])
    expect(subclassList.filter(node => node.children === undefined)).toHaveLength(5)
  })

  it('numbers the first four families as specified', () => {
    expect(subclassList.slice(0, 4).map(({ value, label }) => `${value} ${label}`)).toEqual([
      '1 IT/电商/通信/电子',
      '2 销售/客服/技术支持',
      '3 财会/金融/银行/保险',
      '4 生产/运营/采购/物流/制造',
    ])
  })

  it('never uses an id or, within a level, a label twice', () => {
    expect(new Set(nodes.map(node => node.value)).size).toBe(nodes.length)
    const titles = nodes.filter(node => node.value.length > 4).map(node => node.label)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('puts every id below its parent by its leading digits', () => {
    for (const { value } of nodes) {
      const path = pathOf(subclassList, value).map(node => node.value)
      path.slice(1).forEach((id, index) => {
        expect(id.slice(0, -2)).toBe(path[index])
      })
    }
  })

  it('gives titles to every group and to nothing else', () => {
    expect(Object.keys(jobTitles)).toEqual(
      jobFamilies.flatMap(family => valuesUnder(jobFamilies, family.value).slice(1)),
    )
  })

  it('lists everything under a family for a filter', () => {
    const sales = valuesUnder(subclassList, '2')
    expect(sales.slice(0, 3)).toEqual(['2', '201', '20101'])
    expect(sales.every(id => id.startsWith('2'))).toBe(true)
    expect(valuesUnder(subclassList, 'nothing')).toEqual([])
  })
})

describe('regions', () => {
  const cities = jiangxiRegions[0]?.children ?? []

  it('details Jiangxi: 11 cities and 100 counties', () => {
    expect(jiangxiRegions.map(province => province.label)).toEqual(['江西省'])
    expect(cities).toHaveLength(11)
    expect(cities.flatMap(city => city.children)).toHaveLength(100)
  })

  it('has no region disabled and no child count, as specified', () => {
    const nodes = [...walk(chinaRegions)]
    expect(nodes.every(node => node.disabled === false && node.childrenCount === null)).toBe(true)
    expect(new Set(nodes.map(node => node.value)).size).toBe(nodes.length)
    expect(nodes.filter(node => node.label.length < 2)).toEqual([])
  })

  it('holds all 34 province-level areas in code order, Jiangxi as the list of its own has it', () => {
    const codes = chinaRegions.map(province => province.value)
    expect(codes).toHaveLength(34)
    expect(codes).toEqual(codes.toSorted())
    expect(chinaRegions.find(province => province.value === '360000')).toMatchObject(jiangxiRegions[0] ?? {})
  })

  it('divides every province but Taiwan, and every city that has districts', () => {
    const undivided = chinaRegions.flatMap(({ value, label, children }) =>
      [{ value, label, children }, ...children].filter(area => area.children.length === 0 && /00$/.test(area.value)),
    )
    expect(undivided.map(({ label }) => label)).toEqual(['东莞市', '中山市', '儋州市', '嘉峪关市', '台湾省'])
    expect([...walk(chinaRegions)].length).toBeGreaterThan(3200)
  })

  it('reads every area in pinyin, a syllable for each character', () => {
    for (const { label, pinyin } of walk(chinaRegions)) expect(pinyin.split(' '), label).toHaveLength([...label].length)
  })

  it.each([
    ['360721', []],
    ['360704', ['江西省', '赣州市', '赣县区']],
    ['440300', ['广东省', '深圳市']],
    ['440305', ['广东省', '深圳市', '南山区']],
    ['110108', ['北京市', '海淀区']],
    ['500229', ['重庆市', '城口县']],
    ['419001', ['河南省', '济源市']],
    ['710000', ['台湾省']],
    ['820001', ['澳门特别行政区', '花地玛堂区']],
  ])('finds the way to %s', (code, labels) => {
    expect(pathOf(chinaRegions, code).map(node => node.label)).toEqual(labels)
  })

  it('reads ancestors off a code', () => {
    expect(areaAncestors('360102')).toEqual(['360100', '360000'])
    expect(areaAncestors('360100')).toEqual(['360000'])
    expect(areaAncestors('360000')).toEqual([])
  })
})

it('gives every discipline at least one class of majors, with distinct codes', () => {
  const codes = [...walk(majorList)].map(node => node.value)
  expect(majorList.every(discipline => (discipline.children ?? []).length > 0)).toBe(true)
  expect(new Set(codes).size).toBe(codes.length)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CascadeOption, columnsOf, initialsOf, pathTo, wordsOf } from './cascade-tree.ts'

const jiangxi: CascadeOption = {
  value: '360000',
  label: '江西省',
  initials: 'jx',
  children: [
    {
      value: '360100',
      label: '南昌市',
      initials: 'nc',
      children: [{ value: '360102', label: '东湖区', initials: 'dh' }],
    },
    {
      value: '360700',
      label: '赣州市',
      initials: 'gz',
      children: [
        { value: '360702', label: '章贡区', initials: 'zg' },
        { value: '360703', label: '南康区', initials: 'nk', disabled: true },
      ],
    },
  ],
}
const beijing: CascadeOption = { value: '110000', label: '北京市', children: [{ value: '110101', label: '东城区' }] }
const options = [beijing, jiangxi]

const labels = (columns: ReturnType<typeof columnsOf>) => columns.map(column => column.map(({ label }) => label))

describe('the way to a value', () => {
  test('names each level', () => {
    expect(wordsOf(pathTo(options, '360702'))).toBe('江西省 / 赣州市 / 章贡区')
  })
  test('is empty for what is not there', () => {
    expect(pathTo(options, '999999')).toEqual([])
    expect(wordsOf([])).toBe('')
  })
  test('says a repeated name once', () => {
    expect(wordsOf([beijing, { value: '110100', label: '北京市' }, { value: '110101', label: '东城区' }])).toBe(
      '北京市 / 东城区',
    )
  })
  test('ends in the value, and each step is a child of the one before', () => {
    const tree = fc.letrec<{ option: CascadeOption }>(tie => ({
      option: fc.record({
        value: fc.uuid(),
        label: fc.string(),
        children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('option'), { maxLength: 3 })),
      }),
    })).option
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 3 }), roots => {
        const all = (nodes: readonly CascadeOption[]): CascadeOption[] =>
          nodes.flatMap(node => [node, ...all(node.children ?? [])])
        for (const { value } of all(roots)) {
          const path = pathTo(roots, value)
          expect(path.at(-1)?.value).toBe(value)
          path.forEach((step, place) => {
            expect(place === 0 ? roots : path[place - 1]?.children).toContain(step)
          })
        }
      }),
    )
  })
})

describe('columns', () => {
  test('one for each level that is open', () => {
    expect(labels(columnsOf(options, ['360000', '360700'], false))).toEqual([
      ['北京市', '江西省'],
      ['南昌市', '赣州市'],
      ['章贡区', '南康区'],
    ])
  })
  test('begin with the whole where any level can be chosen', () => {
    const [, cities] = columnsOf(options, ['360000'], true)
    expect(cities?.map(({ label }) => label)).toEqual(['全江西省', '南昌市', '赣州市'])
    expect(cities?.[0]?.path.at(-1)?.value).toBe('360000')
  })
  test('end where a leaf or an unknown value is', () => {
    expect(columnsOf(options, ['360000', '360100', '360102'], false)).toHaveLength(3)
    expect(columnsOf(options, ['nowhere'], false)).toHaveLength(1)
  })
})

test('initials are given, or read from the pinyin', () => {
  expect(initialsOf({ value: '1', label: '赣州市', pinyin: 'gan zhou shi' })).toBe('gzs')
  expect(initialsOf({ value: '1', label: '赣州市', initials: 'gz' })).toBe('gz')
  expect(initialsOf({ value: '1', label: '赣州市' })).toBe('')
})

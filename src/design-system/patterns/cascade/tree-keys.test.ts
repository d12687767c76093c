import { describe, expect, test } from 'vitest'
import { type CascadeOption, columnsOf } from './cascade-tree.ts'
import { treeMove } from './tree-keys.ts'

const options: readonly CascadeOption[] = [
  { value: 'a', label: '南昌市', initials: 'nc', children: [{ value: 'a1', label: '东湖区' }] },
  { value: 'b', label: '赣州市', disabled: true },
  { value: 'c', label: '宜春市', initials: 'yc' },
]
const [column = []] = columnsOf(options, [], false)
const at = (place: number) => {
  const item = column[place]
  if (!item) throw new Error('no such row')
  return item
}
const move = (key: string, place: number) => treeMove(key, at(place), column)

describe('in a column', () => {
  test('arrows pass over what is disabled and stop at the ends', () => {
    expect(move('ArrowDown', 0)).toEqual({ to: 'row', key: 'c' })
    expect(move('ArrowUp', 2)).toEqual({ to: 'row', key: 'a' })
    expect(move('ArrowDown', 2)).toBeUndefined()
    expect(move('ArrowUp', 0)).toBeUndefined()
  })
  test('Home and End go to its ends', () => {
    expect(move('End', 0)).toEqual({ to: 'row', key: 'c' })
    expect(move('Home', 2)).toEqual({ to: 'row', key: 'a' })
  })
  test('a letter or character goes to the next name that begins with it', () => {
    expect(move('宜', 0)).toEqual({ to: 'row', key: 'c' })
    expect(move('N', 2)).toEqual({ to: 'row', key: 'a' })
    expect(move('赣', 0)).toBeUndefined()
  })
})

test('right goes in where there is something, left goes out', () => {
  expect(move('ArrowRight', 0)).toEqual({ to: 'child' })
  expect(move('ArrowRight', 2)).toBeUndefined()
  expect(move('ArrowLeft', 0)).toEqual({ to: 'parent' })
})

test('Enter and Space choose a leaf and open the others', () => {
  for (const key of ['Enter', ' ']) {
    expect(move(key, 2)).toEqual({ to: 'choice' })
    expect(move(key, 0)).toEqual({ to: 'child' })
  }
})

test('other keys are not ours', () => {
  for (const key of ['Tab', 'Escape', 'F5']) expect(move(key, 0)).toBeUndefined()
})

test('letters typed on are the beginning of one name', () => {
  const [cities = []] = columnsOf(
    [
      { value: '1', label: '吉安市', pinyin: 'ji an shi' },
      { value: '2', label: '景德镇市', pinyin: 'jing de zhen shi' },
      { value: '3', label: '九江市', pinyin: 'jiu jiang shi' },
    ],
    [],
    false,
  )
  const [first] = cities
  if (!first) throw new Error('no such row')
  expect(treeMove('d', first, cities, 'jd')).toEqual({ to: 'row', key: '2' })
  expect(treeMove('a', first, cities, 'ja')).toEqual({ to: 'row', key: '1' })
})

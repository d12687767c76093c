import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkedOf, rowsOf, type TreeNode, toggled, withFetched } from './tree-state.ts'

const leaf = (value: string, disabled = false): TreeNode => ({ value, label: value, disabled })
const city: TreeNode = { value: 'nc', label: '南昌市', children: [leaf('dh'), leaf('xh'), leaf('qs', true)] }
const far: TreeNode = { value: 'gz', label: '赣州市', fetched: true }
const nodes = [{ value: 'jx', label: '江西省', children: [city, far] }]
const state = (node: TreeNode, ...chosen: string[]) => checkedOf(node, new Set(chosen))

describe('mixed states', () => {
  test('a parent is mixed while only some below it are chosen, and ignores what cannot be chosen', () => {
    expect(state(city)).toBe(false)
    expect(state(city, 'dh')).toBe('mixed')
    expect(state(city, 'dh', 'xh')).toBe(true)
  })

  test('pressing a parent takes all its leaves, pressing again gives them back', () => {
    const all = toggled(nodes, [], city)
    expect(all).toEqual(['dh', 'xh'])
    expect(toggled(nodes, all, city)).toEqual([])
  })

  test('a parent chosen before its children came stands for all of them', () => {
    const chosen = toggled(nodes, [], far)
    expect(chosen).toEqual(['gz'])
    const come = withFetched(nodes, { '/jx/gz': [leaf('zg'), leaf('nk')] })
    const parent = come[0]?.children?.[1]
    expect(parent && state(parent, ...chosen)).toBe(true)
    expect(toggled(come, chosen, leaf('zg'))).toEqual(['nk'])
  })

  test('values not known yet are kept', () => {
    expect(toggled(nodes, ['zg'], leaf('dh'))).toEqual(['zg', 'dh'])
  })
})

/** A tree of the given depth; `r.0.2` is the third below the first. */
const treeOf = (depth: number): fc.Arbitrary<TreeNode> =>
  depth === 0
    ? fc.boolean().map(disabled => ({ value: 'r', label: 'r', disabled }))
    : fc
        .array(treeOf(depth - 1), { maxLength: 3 })
        .map(children => ({ value: 'r', label: 'r', children: children.map((child, at) => under(`r.${at}`, child)) }))

const under = (value: string, node: TreeNode): TreeNode => ({
  ...node,
  value,
  children: node.children?.map((child, at) => under(`${value}.${at}`, child)),
})

test('pressing any node twice changes nothing in the end, and never chooses what is disabled', () => {
  const flat = (node: TreeNode): TreeNode[] => [node, ...(node.children ?? []).flatMap(flat)]
  fc.assert(
    fc.property(treeOf(3), fc.nat(), (root, pick) => {
      const all = flat(root)
      const node = all[pick % all.length] ?? root
      const once = toggled([root], [], node)
      expect(once.every(value => all.some(other => other.value === value && !other.disabled))).toBe(true)
      expect(toggled([root], once, node)).toEqual([])
    }),
  )
})

describe('rows', () => {
  test('show what is open, with level and place', () => {
    const rows = rowsOf(nodes, new Set(['/jx']), {})
    expect(rows.map(({ key, level, place, of }) => [key, level, place, of])).toEqual([
      ['/jx', 1, 1, 1],
      ['/jx/nc', 2, 1, 2],
      ['/jx/gz', 2, 2, 2],
    ])
  })

  test('stand in for children that are on their way, failed or are none', () => {
    const open = new Set(['/jx', '/jx/gz'])
    const last = (fetched: Parameters<typeof rowsOf>[2]) => rowsOf(nodes, open, fetched).at(-1)?.label
    expect(last({ '/jx/gz': 'loading' })).toBe('正在加载')
    expect(last({ '/jx/gz': 'failed' })).toBe('没有加载出来，重试')
    expect(last({ '/jx/gz': [] })).toBe('没有下级')
  })
})

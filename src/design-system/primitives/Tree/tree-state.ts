/** One thing of a tree. */
export type TreeNode = {
  readonly value: string
  readonly label: string
  /** Cannot be chosen; can still be opened. */
  readonly disabled?: boolean | undefined
  /** First letters of the pinyin, for typing: `gz` finds 赣州. */
  readonly initials?: string | undefined
  readonly children?: readonly TreeNode[] | undefined
  /** It has children that are fetched when it is opened. */
  readonly fetched?: boolean | undefined
}

/** What came, or did not come, for the node of a key. */
export type Fetched = Readonly<Record<string, readonly TreeNode[] | 'loading' | 'failed'>>

type RowPlace = { key: string; parent: string | undefined; level: number; place: number; of: number }
export type NodeRow = RowPlace & { kind: 'node'; node: TreeNode; label: string; open: boolean | undefined }
/** Stands in for children that are not there. */
export type NoteRow = RowPlace & { kind: 'loading' | 'failed' | 'none'; label: string }
export type TreeRow = NodeRow | NoteRow

const notes = { loading: '正在加载', failed: '没有加载出来，重试', none: '没有下级' } as const

const keyOf = (parent: string | undefined, { value }: TreeNode) => `${parent ?? ''}/${value}`

const isParent = ({ children, fetched }: TreeNode) => fetched === true || (children?.length ?? 0) > 0

/** Children with those that were fetched, at every depth. */
export const withFetched = (nodes: readonly TreeNode[], fetched: Fetched, parent?: string): readonly TreeNode[] => {
  if (Object.keys(fetched).length === 0) return nodes
  return nodes.map(node => {
    const key = keyOf(parent, node)
    const come = fetched[key]
    const children = node.children ?? (typeof come === 'object' ? come : undefined)
    return children ? { ...node, children: withFetched(children, fetched, key) } : node
  })
}

const noteUnder = (parent: NodeRow, kind: NoteRow['kind']): NoteRow => ({
  kind,
  key: `${parent.key}/*${kind}`,
  parent: parent.key,
  level: parent.level + 1,
  place: 1,
  of: 1,
  label: notes[kind],
})

/** The rows in sight, from the top down. */
export const rowsOf = (
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  fetched: Fetched,
  parent?: NodeRow,
): TreeRow[] =>
  nodes.flatMap((node, index) => {
    const key = keyOf(parent?.key, node)
    const row: NodeRow = {
      kind: 'node',
      key,
      parent: parent?.key,
      level: (parent?.level ?? 0) + 1,
      place: index + 1,
      of: nodes.length,
      node,
      label: node.label,
      open: isParent(node) ? open.has(key) : undefined,
    }
    if (row.open !== true) return [row]
    if (node.children && node.children.length > 0) return [row, ...rowsOf(node.children, open, fetched, row)]
    const come = fetched[key]
    return [row, noteUnder(row, come === 'failed' ? 'failed' : typeof come === 'object' ? 'none' : 'loading')]
  })

/** What a node stands for: its leaves that can be chosen, or itself where it has none. */
const leavesOf = (node: TreeNode): string[] => {
  if (node.children && node.children.length > 0) return node.disabled ? [] : node.children.flatMap(leavesOf)
  return node.disabled ? [] : [node.value]
}

export type Checked = boolean | 'mixed'

/** Whether a node is chosen: wholly, in part, or not. A node chosen before its children came stands for all of them. */
export const checkedOf = (node: TreeNode, chosen: ReadonlySet<string>): Checked => {
  if (chosen.has(node.value)) return true
  if (!node.children || node.children.length === 0) return false
  const states = node.children.filter(child => leavesOf(child).length > 0).map(child => checkedOf(child, chosen))
  if (states.length > 0 && states.every(state => state === true)) return true
  return states.some(state => state !== false) ? 'mixed' : false
}

/** The choice with leaves in place of parents whose children are known. */
const spelledOut = (nodes: readonly TreeNode[], chosen: ReadonlySet<string>): string[] =>
  nodes.flatMap(node => {
    if (chosen.has(node.value)) return node.disabled ? [node.value] : leavesOf(node)
    return spelledOut(node.children ?? [], chosen)
  })

const valuesOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ value, children }) => [value, ...valuesOf(children ?? [])])

/** The choice after `node` was pressed in a tree of several choices: all of it, or none when it was all there. */
export const toggled = (nodes: readonly TreeNode[], value: readonly string[], node: TreeNode): string[] => {
  const chosen = new Set(value)
  const here = new Set(valuesOf(nodes))
  // What lies below parents that were not opened yet is not lost.
  const known = new Set([...value.filter(one => !here.has(one)), ...spelledOut(nodes, chosen)])
  const whole = checkedOf(node, chosen) === true || leavesOf(node).every(leaf => known.has(leaf))
  for (const leaf of leavesOf(node)) {
    if (whole) known.delete(leaf)
    else known.add(leaf)
  }
  return [...known]
}

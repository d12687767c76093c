import { useCallback, useRef, useState } from 'react'
import { FieldGroup, type FieldGroupProps } from '../Field/index.ts'
import { useVirtualRows } from '../VirtualList/use-virtual-rows.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { List, Nothing } from './Tree.styles.ts'
import { TreeLine } from './TreeLine.tsx'
import { checkedOf, type NodeRow, type TreeNode, toggled } from './tree-state.ts'
import { type LoadChildren, useTree } from './use-tree.ts'

export type { TreeNode } from './tree-state.ts'

export type TreeProps = Omit<FieldGroupProps, 'children' | 'label'> & {
  label: string
  nodes: readonly TreeNode[] | null | undefined
  /** Several may be chosen: a box at each row, mixed where only some below are chosen. */
  multiple?: boolean | undefined
  /** What is chosen; with `multiple`, leaves stand for their parents. Uncontrolled without it. */
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((change: { value: string[] }) => void) | undefined
  /** Fetches what is under a node marked `fetched`, when it is first opened. */
  loadChildren?: LoadChildren | undefined
  /** Submits each chosen value under this name. */
  name?: string | undefined
}

const nothing: readonly string[] = []
const none: readonly TreeNode[] = []

/** About how tall a row is, in px, until it has been measured. */
const estimate = 44

/** One or several of what is ordered in levels (WAI-ARIA tree view); above 200 rows only those in sight are drawn. Renders a `<fieldset>` with a `<div role="tree">`. */
export const Tree = ({
  label,
  nodes,
  multiple = false,
  value,
  defaultValue = nothing,
  onValueChange,
  loadChildren,
  name,
  disabled = false,
  ...rest
}: TreeProps) => {
  const root = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  const chosenSet = new Set(chosen)
  const choose = ({ node }: NodeRow, all: readonly TreeNode[]) => {
    if (disabled || node.disabled) return
    const next = multiple ? toggled(all, chosen, node) : [node.value]
    setOwn(next)
    onValueChange?.({ value: next })
  }
  const { rows, at, turn, press, onKeyDown, setActive } = useTree(
    { nodes: nodes ?? none, loadChildren, onPress: choose },
    root,
  )
  const list = useCallback(() => root.current, [])
  const keyOf = useCallback((index: number) => rows[index]?.key ?? index, [rows])
  const { rows: drawn } = useVirtualRows({ count: rows.length, keyOf, estimate, kept: at, list, scroller: list })
  const note = rows.find(({ kind }) => kind === 'loading' || kind === 'failed')
  return (
    <FieldGroup label={label} disabled={disabled} {...rest}>
      {rows.length === 0 && <Nothing>没有可选的内容</Nothing>}
      {rows.length > 0 && (
        <List
          ref={root}
          role="tree"
          aria-label={label}
          aria-multiselectable={multiple || undefined}
          aria-required={rest.required || undefined}
          aria-disabled={disabled || undefined}
          onKeyDown={onKeyDown}
        >
          {drawn.map(({ index }) => {
            const row = rows[index]
            return (
              row && (
                <TreeLine
                  key={row.key}
                  row={row}
                  index={index}
                  multiple={multiple}
                  checked={
                    row.kind === 'node' && (multiple ? checkedOf(row.node, chosenSet) : chosenSet.has(row.node.value))
                  }
                  disabled={disabled || (row.kind === 'node' && row.node.disabled === true)}
                  isTabStop={index === at}
                  onTurn={() => row.kind === 'node' && turn(row)}
                  onPress={() => press(row)}
                  onFocus={() => setActive(row.key)}
                />
              )
            )
          })}
        </List>
      )}
      <VisuallyHidden role="status">{note?.label}</VisuallyHidden>
      {name && chosen.map(one => <input key={one} type="hidden" name={name} value={one} disabled={disabled} />)}
    </FieldGroup>
  )
}

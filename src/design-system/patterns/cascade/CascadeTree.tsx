import { useRef } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { chevronLeft } from '../../primitives/Icon/paths.ts'
import { Crumbs, Said, Tree } from './Cascade.styles.ts'
import { CascadeColumn } from './CascadeColumn.tsx'
import type { CascadeItem } from './cascade-tree.ts'
import { type CascadeTreeSettings, useCascadeTree } from './useCascadeTree.ts'

export type CascadeTreeProps = CascadeTreeSettings & {
  label: string
  /** Several can be chosen; a row may then be full. */
  multiple: boolean
  full: boolean
}

const isWhole = ({ key, path }: CascadeItem) => key !== path.at(-1)?.value

/** The levels as columns, one tree for assistive technology. */
export const CascadeTree = ({ label, multiple, full, ...settings }: CascadeTreeProps) => {
  const { single, options, chosen, anyLevel } = settings
  const root = useRef<HTMLDivElement>(null)
  const { columns, open, active, press, retreat, onKeyDown } = useCascadeTree(settings, root)
  if (options.length === 0) return <Said>没有可选的内容。</Said>
  const isChosen = (item: CascadeItem) =>
    !item.hasChildren && chosen.includes(item.path.at(-1)?.value ?? '') && (anyLevel || !isWhole(item))
  const isDisabled = (item: CascadeItem) => item.disabled || (full && !isChosen(item) && !item.hasChildren)
  const last = columns.length - 1
  const crumbs = single ? (columns[last]?.[0]?.path.slice(0, last) ?? []) : []
  return (
    <>
      {crumbs.length > 0 && (
        <Crumbs>
          {crumbs.map((parent, level) => (
            <button key={parent.value} type="button" onClick={() => retreat(level + 1)}>
              <Icon path={chevronLeft} size="small" label="返回" />
              {parent.label}
            </button>
          ))}
        </Crumbs>
      )}
      <Tree
        ref={root}
        role="tree"
        data-single={single || undefined}
        aria-label={label}
        aria-multiselectable={multiple || undefined}
      >
        {columns.map(
          (items, level) =>
            (!single || level === last) && (
              <CascadeColumn
                key={open[level - 1] ?? ''}
                items={items}
                level={level}
                single={single}
                state={{
                  isActive: item => item.key === active,
                  isExpanded: item => open[level] === item.key,
                  isChosen,
                  isDisabled,
                  press,
                  onKeyDown: (event, item) => onKeyDown(event, item, level),
                }}
              />
            ),
        )}
      </Tree>
    </>
  )
}

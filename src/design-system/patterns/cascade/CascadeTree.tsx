import { useRef } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { check, chevronLeft, chevronRight } from '../../primitives/Icon/paths.ts'
import { Column, Crumbs, Row, Tree } from './Cascade.styles.ts'
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
  const { single } = settings
  const root = useRef<HTMLDivElement>(null)
  const { columns, open, active, press, retreat, onKeyDown } = useCascadeTree(settings, root)
  const isChosen = (item: CascadeItem) =>
    !item.hasChildren &&
    settings.chosen.includes(item.path.at(-1)?.value ?? '') &&
    (settings.anyLevel || !isWhole(item))
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
          (column, level) =>
            (!single || level === last) && (
              <Column key={open[level - 1] ?? ''} role="group" data-single={single || undefined}>
                {column.map((item, place) => {
                  const chosen = isChosen(item)
                  const disabled = item.disabled || (full && !chosen && !item.hasChildren)
                  const expanded = item.hasChildren && open[level] === item.key
                  return (
                    <Row
                      key={item.key}
                      role="treeitem"
                      data-key={item.key}
                      tabIndex={item.key === active ? 0 : -1}
                      aria-level={level + 1}
                      aria-posinset={place + 1}
                      aria-setsize={column.length}
                      aria-expanded={item.hasChildren ? expanded : undefined}
                      aria-selected={item.hasChildren ? undefined : chosen}
                      aria-disabled={disabled || undefined}
                      onClick={() => !disabled && press(item)}
                      onKeyDown={event => {
                        if (disabled && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
                        else onKeyDown(event, item, level)
                      }}
                    >
                      {item.label}
                      {item.hasChildren && <Icon path={chevronRight} size="small" />}
                      {chosen && <Icon path={check} size="small" />}
                    </Row>
                  )
                })}
              </Column>
            ),
        )}
      </Tree>
    </>
  )
}

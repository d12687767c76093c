import { pathOf } from '#contract/reference/lookup'
import type { OptionNode } from '#contract/reference/option'
import { Row, Select } from '#design-system'

export interface CascadeSelectProps {
  tree: readonly OptionNode[]
  /** Most levels that are asked for. */
  depth: number
  /** What each level is called: 省、市、区. */
  levels: readonly string[]
  value: string
  onValueChange: (change: { value: string }) => void
  /** Id of the first list, for an error summary to lead to. */
  id?: string
  isInvalid?: boolean
}

/** A place in a tree, one list a level, with the phone's own pickers. The deepest that was chosen is the value. Renders a `<div>`. */
export function CascadeSelect({ tree, depth, levels, value, onValueChange, id, isInvalid }: CascadeSelectProps) {
  const path = pathOf(tree, value)
  const lists = [tree, ...path.map(node => node.children ?? [])].filter(list => list.length > 0).slice(0, depth)
  return (
    <Row gap={2}>
      {lists.map((options, level) => (
        <Select
          key={levels[level]}
          {...(level === 0 && id && { id })}
          aria-label={levels[level] ?? '下一级'}
          aria-invalid={isInvalid || undefined}
          placeholder={`请选择${levels[level] ?? ''}`}
          options={options}
          value={path[level]?.value ?? ''}
          onChange={({ currentTarget }) =>
            onValueChange({ value: currentTarget.value || (path[level - 1]?.value ?? '') })
          }
        />
      ))}
    </Row>
  )
}

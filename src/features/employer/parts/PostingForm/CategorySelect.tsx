import { useEffect, useState } from 'react'
import { jobFamilies } from '#contract/reference/job-families'
import { pathOf } from '#contract/reference/lookup'
import type { OptionNode } from '#contract/reference/option'
import { Row, Select } from '#design-system'

interface Props {
  value: string
  onValueChange: (value: string) => void
}

const levels = ['职位大类', '职位小类', '职位'] as const

/** A third-level category by three lists; the titles come when the form opens. Renders a `<div>`. */
export function CategorySelect({ value, onValueChange }: Props) {
  const [tree, setTree] = useState<readonly OptionNode[]>(jobFamilies)
  useEffect(() => {
    let live = true
    void import('#contract/reference/job-categories').then(({ subclassList }) => live && setTree(subclassList))
    return () => {
      live = false
    }
  }, [])
  const path = pathOf(tree, value)
  const lists = [tree, ...path.map(({ children = [] }) => children)].filter(list => list.length > 0).slice(0, 3)
  return (
    <Row gap={2}>
      {lists.map((options, level) => (
        <Select
          key={levels[level]}
          id={level === 0 ? 'category' : `category-${level}`}
          aria-label={levels[level]}
          placeholder={`请选择${levels[level]}`}
          options={options}
          value={path[level]?.value ?? ''}
          onChange={event => onValueChange(event.currentTarget.value || (path[level - 1]?.value ?? ''))}
        />
      ))}
    </Row>
  )
}

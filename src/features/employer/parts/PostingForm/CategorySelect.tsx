import { pathOf } from '#contract/reference/lookup'
import { Row, Select } from '#design-system'
import { useJobCategories } from '../../hooks/useJobCategories.ts'

interface Props {
  value: string
  onValueChange: (value: string) => void
}

const levels = ['职位大类', '职位小类', '职位'] as const

/** A third-level category by three lists; the titles come when the form opens. Renders a `<div>`. */
export function CategorySelect({ value, onValueChange }: Props) {
  const tree = useJobCategories()
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

import type { ComponentProps } from 'react'
import { Link } from '../../primitives/Link/index.ts'
import { RemovableTagLink } from '../../primitives/Tag/index.ts'
import { Tags } from './FilterBar.styles.ts'
import type { FilterGroupsProps } from './FilterGroups.tsx'
import { applied } from './filter-state.ts'

export type FilterTagsProps = Omit<ComponentProps<'ul'>, 'children'> & FilterGroupsProps

/** What is filtered by, each removable, and 清除全部. Renders a `<ul>`, or nothing without filters. */
export const FilterTags = ({ groups, selected, hrefFor, ...rest }: FilterTagsProps) => {
  const tags = applied(groups, selected)
  if (tags.length === 0) return null
  return (
    <Tags aria-label="已选条件" {...rest}>
      {tags.map(({ group, option, without }) => (
        <li key={`${group.name} ${option.value}`}>
          <RemovableTagLink label={option.label} href={hrefFor(without)} rel="nofollow" />
        </li>
      ))}
      <li>
        <Link href={hrefFor({})} rel="nofollow" variant="quiet">
          清除全部
        </Link>
      </li>
    </Tags>
  )
}

import type { ComponentProps } from 'react'
import { Link } from '../../primitives/Link/index.ts'
import { RemovableTagLink } from '../../primitives/Tag/index.ts'
import type { FilterGroupsProps } from './FilterGroups.tsx'
import { Tags } from './FilterSheet.styles.ts'
import { applied, lasting } from './filter-state.ts'
import { handOut } from './hand-out.ts'

export type FilterTagsProps = Omit<ComponentProps<'ul'>, 'children'> & FilterGroupsProps

/** What is filtered by, each removable, and 清除全部 where there is more than a place. Renders a `<ul>`, or nothing without filters. */
export const FilterTags = ({ groups, selected, hrefFor, onSelectedChange, ...rest }: FilterTagsProps) => {
  const tags = applied(groups, selected)
  if (tags.length === 0) return null
  const left = lasting(groups, selected)
  return (
    <Tags aria-label="已选条件" {...rest}>
      {tags.map(({ group, option, without }) => (
        <li key={`${group.name} ${option.value}`}>
          <RemovableTagLink
            label={option.label}
            href={hrefFor(without)}
            onClick={handOut(without, onSelectedChange)}
            rel="nofollow"
          />
        </li>
      ))}
      {tags.some(({ group }) => !group.lasting) && (
        <li>
          <Link href={hrefFor(left)} onClick={handOut(left, onSelectedChange)} rel="nofollow" variant="quiet">
            清除全部
          </Link>
        </li>
      )}
    </Tags>
  )
}

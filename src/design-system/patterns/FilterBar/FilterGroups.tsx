import { useId } from 'react'
import { grouped } from '../../primitives/grouped.ts'
import { Icon } from '../../primitives/Icon/index.ts'
import { check, chevronDown } from '../../primitives/Icon/paths.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { Count, GroupLabel, Groups, More, Option, Options } from './FilterBar.styles.ts'
import { type FilterGroup, type FilterOption, type FilterState, isChosen, toggled } from './filter-state.ts'

export type FilterGroupsProps = {
  groups: readonly FilterGroup[]
  selected: FilterState
  /** The address of the results for a state: every option is a link, so that filtering works before any script. */
  hrefFor: (selected: FilterState) => string
}

/** More options than these stand behind 更多, unless one of them is chosen. */
const atOnce = 8

type OptionListProps = Omit<FilterGroupsProps, 'groups'> & {
  group: FilterGroup
  options: readonly FilterOption[]
  labelId: string
}

const OptionList = ({ group, options, selected, hrefFor, labelId }: OptionListProps) => (
  <Options aria-labelledby={labelId}>
    {options.map(({ value, label, count }) => (
      <li key={value}>
        <Option
          href={hrefFor(toggled(selected, group, value))}
          rel="nofollow"
          data-multiple={group.multiple || undefined}
          aria-current={isChosen(selected, group.name, value) ? 'true' : undefined}
        >
          <Icon path={check} size="small" />
          {label}
          {count !== undefined && (
            <Count>
              {grouped(count)}
              <VisuallyHidden> 个</VisuallyHidden>
            </Count>
          )}
        </Option>
      </li>
    ))}
  </Options>
)

const Group = ({ group, ...rest }: Omit<FilterGroupsProps, 'groups'> & { group: FilterGroup }) => {
  const labelId = useId()
  const folds = group.options.length > atOnce + 1
  const beyond = folds ? group.options.slice(atOnce) : []
  const isOpen = beyond.some(({ value }) => isChosen(rest.selected, group.name, value))
  const shared = { group, labelId, ...rest }
  return (
    <div>
      <GroupLabel id={labelId}>{group.label}</GroupLabel>
      <OptionList {...shared} options={folds ? group.options.slice(0, atOnce) : group.options} />
      {folds && (
        <More open={isOpen}>
          <summary>
            更多{group.label}
            <Icon path={chevronDown} size="small" />
          </summary>
          <OptionList {...shared} options={beyond} />
        </More>
      )}
    </div>
  )
}

/** The facets, one under another. */
export const FilterGroups = ({ groups, ...rest }: FilterGroupsProps) => (
  <Groups>
    {groups
      .filter(({ options }) => options.length > 0)
      .map(group => (
        <Group key={group.name} group={group} {...rest} />
      ))}
  </Groups>
)

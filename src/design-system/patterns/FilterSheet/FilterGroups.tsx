import { useId } from 'react'
import { grouped } from '../../primitives/grouped.ts'
import { Icon } from '../../primitives/Icon/index.ts'
import { check, chevronDown } from '../../primitives/Icon/paths.ts'
import { Text } from '../../primitives/Text/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { Count, GroupLabel, Groups, More, MoreGroups, Option, Options } from './FilterSheet.styles.ts'
import { applied, type FilterGroup, type FilterOption, type FilterState, isChosen, toggled } from './filter-state.ts'
import { handOut, type OnSelectedChange } from './hand-out.ts'

export type FilterGroupsProps = {
  groups: readonly FilterGroup[]
  selected: FilterState
  /** The address of the results for a state: every option is a link, so that filtering works before any script. */
  hrefFor: (selected: FilterState) => string
  /** Takes the state in place of the address; without it the links are followed. */
  onSelectedChange?: OnSelectedChange | undefined
}

/** The groups beyond these stand behind 更多筛选, unless something is chosen in one of them. */
const groupsAtOnce = 5

/** More options than these stand behind 更多, unless one of them is chosen. */
const atOnce = 8

type OptionListProps = Omit<FilterGroupsProps, 'groups'> & {
  group: FilterGroup
  options: readonly FilterOption[]
  labelId: string
}

const OptionList = ({ group, options, selected, hrefFor, onSelectedChange, labelId }: OptionListProps) => (
  <Options aria-labelledby={labelId}>
    {options.map(({ value, label, count, capped }) => {
      const chosen = isChosen(selected, group.name, value)
      const next = toggled(selected, group, value)
      return (
        <li key={value}>
          <Option
            href={hrefFor(next)}
            onClick={handOut(next, onSelectedChange)}
            rel="nofollow"
            data-multiple={group.multiple || undefined}
            data-none={count === 0 || undefined}
            aria-current={chosen ? 'true' : undefined}
          >
            {chosen && <Icon path={check} size="small" />}
            {label}
            {count !== undefined && (
              <Count>
                {grouped(count)}
                {capped && '+'}
                <VisuallyHidden> 个</VisuallyHidden>
              </Count>
            )}
          </Option>
        </li>
      )
    })}
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

/** The facets, one under another, the first five at once. */
export const FilterGroups = ({ groups, ...rest }: FilterGroupsProps) => {
  const filled = groups.filter(({ options }) => options.length > 0)
  if (filled.length === 0) return <Text tone="muted">现在没有可以筛选的条件。</Text>
  const folds = filled.length > groupsAtOnce + 1
  const shown = folds ? filled.slice(0, groupsAtOnce) : filled
  const beyond = folds ? filled.slice(groupsAtOnce) : []
  const isOpen = applied(beyond, rest.selected).length > 0
  const drawn = (list: readonly FilterGroup[]) => list.map(group => <Group key={group.name} group={group} {...rest} />)
  return (
    <Groups>
      {drawn(shown)}
      {beyond.length > 0 && (
        <MoreGroups open={isOpen}>
          <summary>
            更多筛选
            <Icon path={chevronDown} size="small" />
          </summary>
          <Groups>{drawn(beyond)}</Groups>
        </MoreGroups>
      )}
    </Groups>
  )
}

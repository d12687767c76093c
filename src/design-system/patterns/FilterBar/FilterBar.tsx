import { type ComponentProps, useId } from 'react'
import { useHydrated } from '../behaviour/useHydrated.ts'
import { FilterGroups } from '../FilterSheet/FilterGroups.tsx'
import type { FilterSheetProps } from '../FilterSheet/index.ts'
import { SeenSecond } from '../SeenSecond/index.ts'
import { Panel, PhoneSheet, Root } from './FilterBar.styles.ts'

export type FilterBarProps = Omit<ComponentProps<'section'>, 'children'> &
  Pick<FilterSheetProps, 'groups' | 'selected' | 'hrefFor' | 'onSelectedChange' | 'doneLabel'>

/**
 * Facets beside the results; on a phone a `FilterSheet`. The state is in the address: handed in as `selected`, handed out by
 * `hrefFor`. Renders a `<section>`.
 */
export const FilterBar = ({ groups, selected, hrefFor, onSelectedChange, doneLabel, ...rest }: FilterBarProps) => {
  const id = useId()
  const ready = useHydrated()
  const state = { groups, selected, hrefFor, onSelectedChange }
  return (
    <Root aria-label="筛选条件" {...rest} data-ready={ready || undefined}>
      <PhoneSheet {...state} doneLabel={doneLabel} href={`#${id}`} withTags={false} />
      <Panel id={id}>
        <SeenSecond>
          <FilterGroups {...state} />
        </SeenSecond>
      </Panel>
    </Root>
  )
}

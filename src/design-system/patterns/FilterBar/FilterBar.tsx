import { type ComponentProps, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { ButtonLink } from '../../primitives/ButtonLink/index.ts'
import { preloadDialog, Sheet } from '../../primitives/Dialog/index.ts'
import { Icon } from '../../primitives/Icon/index.ts'
import { filter } from '../../primitives/Icon/paths.ts'
import { useHydrated } from '../behaviour/useHydrated.ts'
import { SeenSecond } from '../SeenSecond/index.ts'
import { Opener, Panel, Root } from './FilterBar.styles.ts'
import { FilterGroups, type FilterGroupsProps } from './FilterGroups.tsx'
import { applied } from './filter-state.ts'

export type FilterBarProps = Omit<ComponentProps<'section'>, 'children'> &
  FilterGroupsProps & {
    /** The way back to the results: 查看 128 个职位. */
    doneLabel: ReactNode
  }

/**
 * Facets beside the results; on a phone a wide button that opens them as a sheet. The state is in the address: handed in
 * as `selected`, handed out by `hrefFor`. Renders a `<section>`.
 */
export const FilterBar = ({ groups, selected, hrefFor, doneLabel, ...rest }: FilterBarProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const ready = useHydrated()
  const count = applied(groups, selected).length
  const show = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  const facets = <FilterGroups groups={groups} selected={selected} hrefFor={hrefFor} />
  return (
    <Root aria-label="筛选条件" {...rest} data-ready={ready || undefined}>
      <Opener
        href={`#${id}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => void preloadDialog()}
        onClick={show}
      >
        <Icon path={filter} />
        {count > 0 ? `筛选（已选 ${count} 项）` : '筛选'}
      </Opener>
      <Panel id={id}>
        <SeenSecond>{facets}</SeenSecond>
      </Panel>
      <Sheet
        open={open}
        onOpenChange={change => setOpen(change.open)}
        title="筛选"
        footer={
          <>
            <ButtonLink href={hrefFor({})}>清除全部</ButtonLink>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {doneLabel}
            </Button>
          </>
        }
      >
        {facets}
      </Sheet>
    </Root>
  )
}

import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { ButtonLink } from '../../primitives/ButtonLink/index.ts'
import { preloadDialog, Sheet } from '../../primitives/Dialog/index.ts'
import { Icon } from '../../primitives/Icon/index.ts'
import { filter } from '../../primitives/Icon/paths.ts'
import { useHydrated } from '../behaviour/useHydrated.ts'
import { FilterGroups, type FilterGroupsProps } from './FilterGroups.tsx'
import { Opener, Root } from './FilterSheet.styles.ts'
import { FilterTags } from './FilterTags.tsx'
import { applied, lasting } from './filter-state.ts'
import { handOut } from './hand-out.ts'

export type FilterSheetProps = Omit<ComponentProps<'div'>, 'children'> &
  FilterGroupsProps & {
    /** The way back to the results: 查看 128 个职位. */
    doneLabel: ReactNode
    /** Where the same filters are before any script: a fragment of this page, or a page. */
    href: string
    /** What is filtered by stands under the button, each removable; `false` where `FilterTags` stand elsewhere. */
    withTags?: boolean | undefined
  }

/**
 * A wide button that says how many filters are set and opens them as a sheet, as fits a phone. The state is handed in as `selected`
 * and out by `hrefFor` or `onSelectedChange`. Renders a `<div>`.
 */
export const FilterSheet = ({
  groups,
  selected,
  hrefFor,
  onSelectedChange,
  doneLabel,
  href,
  withTags = true,
  ...rest
}: FilterSheetProps) => {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)
  const isHydrated = useHydrated()
  const [wasDrawnBefore] = useState(!isHydrated)
  // Pressed before the script was there: the address has kept it.
  useEffect(() => {
    if (wasDrawnBefore && window.location.hash === href && opener.current?.offsetParent) setOpen(true)
  }, [wasDrawnBefore, href])
  const state = { groups, selected, hrefFor, onSelectedChange }
  const count = applied(groups, selected).length
  const left = lasting(groups, selected)
  const show = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <Root {...rest}>
      <Opener
        ref={opener}
        href={href}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => void preloadDialog()}
        onClick={show}
      >
        <Icon path={filter} />
        {count > 0 ? `筛选（已选 ${count} 项）` : '筛选'}
      </Opener>
      {withTags && <FilterTags {...state} />}
      <Sheet
        open={open}
        onOpenChange={change => setOpen(change.open)}
        title="筛选"
        footer={
          <>
            <ButtonLink href={hrefFor(left)} onClick={handOut(left, onSelectedChange)}>
              清除全部
            </ButtonLink>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {doneLabel}
            </Button>
          </>
        }
      >
        <FilterGroups {...state} />
      </Sheet>
    </Root>
  )
}

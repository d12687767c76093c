import { type ComponentProps, lazy, Suspense, useCallback, useId, useRef, useState } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { chevronDown, mapPin } from '../../primitives/Icon/paths.ts'
import { useDismiss } from '../../primitives/use-dismiss.ts'
import { useMergedRef } from '../behaviour/useMergedRef.ts'
import { Opener, Root } from './SiteAreaSelector.styles.ts'
import type { SiteArea } from './site-area.ts'

const SiteAreaList = lazy(() => import('./SiteAreaList.tsx').then(module => ({ default: module.SiteAreaList })))

export type SiteAreaSelectorProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The main site and the sub-sites; undefined while they are on their way. */
  areas: readonly SiteArea[] | undefined
  /** The site that one is on. */
  value: string
  /** What it is called until its name is here. */
  unnamed: string
  /** Somebody wants to choose: time to fetch the areas. */
  onOpen?: (() => void) | undefined
  /** An area without a site was chosen: time to say so. */
  onUnavailable: (area: SiteArea) => void
}

/** Main site and regional sub-sites (specification section 2). Renders a `<div>` with a button and what it opens. */
export const SiteAreaSelector = ({
  areas,
  value,
  unnamed,
  onOpen,
  onUnavailable,
  ref,
  ...rest
}: SiteAreaSelectorProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(root, ref)
  const opener = useRef<HTMLButtonElement>(null)
  const close = useCallback((reason: 'escape' | 'outside') => {
    setOpen(false)
    if (reason === 'escape') opener.current?.focus()
  }, [])
  useDismiss(open, root, close)
  const toggle = () => {
    if (!open) onOpen?.()
    setOpen(!open)
  }
  return (
    <Root {...rest} ref={mergedRef}>
      <Opener ref={opener} type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={toggle}>
        <Icon path={mapPin} size="small" />
        {areas?.find(area => area.value === value)?.label ?? unnamed}
        <Icon path={chevronDown} size="small" />
      </Opener>
      {open && (
        <Suspense fallback={<span id={id} />}>
          <SiteAreaList
            id={id}
            areas={areas}
            value={value}
            onUnavailable={onUnavailable}
            onClose={() => close('escape')}
          />
        </Suspense>
      )}
    </Root>
  )
}

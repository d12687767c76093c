import { mapPin } from '../../primitives/Icon/paths.ts'
import { Anchor } from '../../primitives/Link/index.ts'
import type { PopoverProps } from '../../primitives/Popover/index.ts'
import { Area, Areas, Root } from './SiteAreaSelector.styles.ts'

export type SiteArea = {
  /** '' for the main site. */
  value: string
  label: string
  /** Absent for an area that has no site of its own. */
  href?: string | undefined
}

export type SiteAreaSelectorProps = Omit<PopoverProps, 'children' | 'label' | 'icon' | 'variant' | 'size'> & {
  /** 总站 and the sub-sites. */
  areas: readonly SiteArea[]
  /** The site that one is on. */
  value: string
  /** An area without a site was chosen: time to say so. */
  onUnavailable: (area: SiteArea) => void
}

/** Main site and regional sub-sites (specification section 2). Renders a `<span>` with button and panel. */
export const SiteAreaSelector = ({ areas, value, onUnavailable, ...rest }: SiteAreaSelectorProps) => (
  <Root label={areas.find(area => area.value === value)?.label ?? '总站'} icon={mapPin} {...rest}>
    {({ close }) => (
      <Areas aria-label="选择站点">
        {areas.map(area => {
          const current = area.value === value ? 'true' : undefined
          return (
            <li key={area.value}>
              {area.href === undefined ? (
                <Area type="button" aria-current={current} onClick={() => onUnavailable(area)}>
                  {area.label}
                </Area>
              ) : (
                <Area as={Anchor} href={area.href} aria-current={current} onClick={close}>
                  {area.label}
                </Area>
              )}
            </li>
          )
        })}
      </Areas>
    )}
  </Root>
)

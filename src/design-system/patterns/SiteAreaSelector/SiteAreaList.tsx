import { Anchor } from '../../primitives/Link/index.ts'
import { Area, Areas } from './SiteAreaList.styles.ts'
import type { SiteArea } from './site-area.ts'

interface SiteAreaListProps {
  id: string
  areas: readonly SiteArea[] | undefined
  value: string
  onUnavailable: (area: SiteArea) => void
  onClose: () => void
}

/** The sites to choose from, loaded when the selector is first opened. */
export const SiteAreaList = ({ id, areas, value, onUnavailable, onClose }: SiteAreaListProps) => (
  <Areas id={id} aria-label="选择站点" aria-busy={areas === undefined}>
    {areas?.length === 0 && <li>没有可选的站点</li>}
    {(areas ?? []).map(area => {
      const current = area.value === value ? 'true' : undefined
      return (
        <li key={area.value}>
          {area.href === undefined ? (
            <Area type="button" aria-current={current} onClick={() => onUnavailable(area)}>
              {area.label}
            </Area>
          ) : (
            <Area as={Anchor} href={area.href} aria-current={current} onClick={onClose}>
              {area.label}
            </Area>
          )}
        </li>
      )
    })}
  </Areas>
)

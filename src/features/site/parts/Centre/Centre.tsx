import { lazy, type ReactNode, Suspense } from 'react'
import { pageAt, pathTo } from '#contract/pages'
import { Icon, icons } from '#design-system'
import { useSession } from '#platform/session'
import { isBesideCentre, isOfOneThing } from '../../model/beside-centre.ts'
import { nameInCentre } from '../../model/centre-twins.ts'
import { Back, Root } from './Centre.styles.ts'

export interface CentreProps {
  /** Path of the page inside. */
  path: string
  children: ReactNode
}

const CentreMenu = lazy(() => import('./CentreMenu.tsx').then(module => ({ default: module.CentreMenu })))

/** Name of the centre that a page belongs to; '' for the centre itself, for single things and for what both sides come to. */
function centreOf(path: string): string {
  const access = pageAt(path)?.page.access
  if (isOfOneThing(path) || nameInCentre(path) === pathTo('centre')) return ''
  return access === 'type1' ? '单位中心' : access === 'type2' ? '个人中心' : ''
}

/**
 * A page for whoever is signed in: on a desktop with the menu of their centre beside it where the menu names the page, on a
 * phone under the way back there. Renders a `<div>`.
 */
export function Centre({ path, children }: CentreProps) {
  const { user } = useSession()
  const centre = centreOf(path)
  const awaited = isBesideCentre(path) ? <span /> : null
  return (
    <Root>
      {user ? (
        <Suspense fallback={awaited}>
          <CentreMenu path={path} awaited={awaited} />
        </Suspense>
      ) : (
        awaited
      )}
      <div>
        {centre && (
          <Back href={pathTo('centre')}>
            <Icon path={icons.chevronLeft} size="small" />
            {centre}
          </Back>
        )}
        {children}
      </div>
    </Root>
  )
}

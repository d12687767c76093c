import { lazy, type ReactNode, Suspense } from 'react'
import { useSession } from '#platform/session'
import { Root } from './Centre.styles.ts'

export interface CentreProps {
  /** Path of the page inside. */
  path: string
  children: ReactNode
}

const CentreMenu = lazy(() => import('./CentreMenu.tsx').then(module => ({ default: module.CentreMenu })))

/** A page for whoever is signed in, with the menu of their centre beside it where the menu names the page. Renders a `<div>`. */
export function Centre({ path, children }: CentreProps) {
  const { user } = useSession()
  // The menu names no single thing, whose pages have a place in their path.
  const awaited = path.includes(':') ? null : <span />
  return (
    <Root>
      {user && (
        <Suspense fallback={awaited}>
          <CentreMenu userType={user.userType} path={path} awaited={awaited} />
        </Suspense>
      )}
      <div>{children}</div>
    </Root>
  )
}

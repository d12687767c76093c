import type { ReactNode } from 'react'
import { LinkProvider } from '#design-system'
import { later } from '#platform/later'
import { useNavigate } from '#platform/routing'
import { RouterAnchor } from './RouterAnchor.tsx'

// Shown where something failed, often the line: it does not fail as well.
const Further = later(() =>
  import('./Further.tsx').then(
    ({ Further: Ways }) => Ways,
    () => () => null,
  ),
)

/** Lends the router to every link and search form of the design system, once. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return (
    <LinkProvider anchor={RouterAnchor} navigate={useNavigate()} further={Further}>
      {children}
    </LinkProvider>
  )
}

import type { ReactNode } from 'react'
import { LinkProvider } from '#design-system'
import { later } from '#platform/later'
import { useNavigate } from '#platform/routing'
import { RouterAnchor } from './RouterAnchor.tsx'

const Further = later(async () => (await import('./Further.tsx')).Further)

/** Lends the router to every link and search form of the design system, once. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return (
    <LinkProvider anchor={RouterAnchor} navigate={useNavigate()} further={Further}>
      {children}
    </LinkProvider>
  )
}

import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { LinkProvider } from '#design-system'
import { RouterAnchor } from './RouterAnchor.tsx'

/** Lends the router to every link and search form of the design system, once. */
export function RouterLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <LinkProvider anchor={RouterAnchor} navigate={navigate}>
      {children}
    </LinkProvider>
  )
}

import type { ReactNode } from 'react'
import { pathTo } from '#contract/pages'
import { LinkProvider } from '#design-system'
import { useNavigate } from '#platform/routing'
import { RouterAnchor } from './RouterAnchor.tsx'

/** What every page that shows nothing leads to, beside its own ways on. */
const ways = [
  { label: '首页', href: pathTo('home') },
  { label: '全部栏目', href: pathTo('siteMap') },
  { label: '帮助中心', href: pathTo('help') },
]

/** Lends the router to every link and search form of the design system, once. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return (
    <LinkProvider anchor={RouterAnchor} navigate={useNavigate()} ways={ways}>
      {children}
    </LinkProvider>
  )
}

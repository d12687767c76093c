import { TabBar } from '#design-system'
import type { PortalUser } from '#platform/session'
import { useLookAgain } from '../../hooks/useLookAgain.ts'
import { useWaiting } from '../../hooks/useWaiting.ts'
import { tabsFor } from '../../model/tabs.ts'

export interface SiteTabsProps {
  user: Pick<PortalUser, 'userType'>
  /** Path of the page on screen. */
  path: string
}

/** The main ways of whoever is signed in, at the foot of a phone. Renders a `<nav>`. */
export function SiteTabs({ user: { userType }, path }: SiteTabsProps) {
  useLookAgain(path)
  const waiting = useWaiting('unlessSeeker')
  return <TabBar aria-label="底部导航" items={tabsFor(userType, path, waiting)} />
}

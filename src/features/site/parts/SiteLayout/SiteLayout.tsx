import { lazy, memo, type ReactNode, Suspense } from 'react'
import { pathTo } from '#contract/pages'
import { searchTypeList } from '#contract/reference/search'
import { ErrorBoundary, Header, PageLayout, TopBar, UserBox } from '#design-system'
import { later } from '#platform/later'
import { useIsElder } from '#platform/look'
import { leadsOn, useSession } from '#platform/session'
import { useNavigation } from '../../hooks/useNavigation.ts'
import { useSiteConfig, useSiteTitle } from '../../hooks/useSiteConfig.ts'
import { hotSearchIn, keptIn, menuIn } from '../../model/in-area.ts'
import { entries, topBarWords } from '../../model/top-bar.ts'

export interface SiteLayoutProps {
  /** Path of the page inside the frame. */
  path: string
  /** The sub-site that the page belongs to, by its area code; '' for the main site. */
  area: string
  /** The page is for signed-in people: the menu of their centre stands beside it. */
  centre?: boolean | undefined
  /** What lies over every page: progress, offline banner. */
  overlay?: ReactNode
  children: ReactNode
}

const jobOrCompany = { label: '搜索职位或公司', action: pathTo('jobSearch'), types: searchTypeList } as const

/** Who comes to the first page searches; the page of results has a search box of its own. */
const searchOn: Readonly<Record<string, 'open' | 'none'>> = {
  [pathTo('home')]: 'open',
  [pathTo('jobSearch')]: 'none',
}

const SiteDisplay = later(async () => (await import('./SiteDisplay.tsx')).SiteDisplay)

// What only the signed-in have comes with the first who signs in.
const OwnMenu = lazy(async () => ({ default: (await import('../SiteUser/OwnMenu.tsx')).OwnMenu }))
const SiteTabs = lazy(async () => ({ default: (await import('../SiteTabs/SiteTabs.tsx')).SiteTabs }))

// Each stands still while the page inside the frame changes.
const SiteTopBar = memo(() => {
  const { config } = useSiteConfig()
  const title = useSiteTitle()
  const { user } = useSession()
  return (
    <TopBar label="账户与热线" words={topBarWords(title, config)}>
      {user ? (
        <Suspense>
          <OwnMenu user={user} />
        </Suspense>
      ) : (
        <UserBox entries={entries} />
      )}
      <SiteDisplay />
    </TopBar>
  )
})

const SiteArea = later(async () => (await import('./SiteArea.tsx')).SiteArea)

const ElderNav = later(async () => (await import('./ElderNav.tsx')).ElderNav)

const SiteHeader = memo(({ path, area }: { path: string; area: string }) => {
  const { config } = useSiteConfig()
  const title = useSiteTitle()
  const { user } = useSession()
  const menus = useNavigation().menus.filter(({ url }) => leadsOn(user, url))
  const menu = menuIn(area, menus)
  const menuIndex = menus.findIndex(({ url }) => url === path)
  const isElder = useIsElder()
  return (
    <Header
      title={title}
      subtitle={config?.subtitle}
      logo={config?.logo}
      area={<SiteArea area={area} />}
      searchBox={{ ...jobOrCompany, kept: keptIn(area) }}
      menu={menu}
      menuIndex={menuIndex}
      nav={isElder && <ElderNav menu={menu} menuIndex={menuIndex} />}
      search={searchOn[path] ?? (isElder ? 'open' : 'folded')}
      hotSearch={hotSearchIn(area)}
    />
  )
})

const Centre = later(async () => (await import('../Centre/Centre.tsx')).Centre)

const SiteFooter = later(async () => (await import('./SiteFooter.tsx')).SiteFooter)

/** The frame around every page: top bar, header, navigation, footer; for who is signed in the tabs of phones. */
export function SiteLayout({ path, area, centre, overlay, children }: SiteLayoutProps) {
  const { user } = useSession()
  return (
    <>
      <PageLayout
        overlay={overlay}
        topBar={<SiteTopBar />}
        header={<SiteHeader path={path} area={area} />}
        footer={<SiteFooter />}
      >
        <ErrorBoundary label="页面" resetKey={path}>
          {centre ? <Centre path={path}>{children}</Centre> : children}
        </ErrorBoundary>
      </PageLayout>
      {user && (
        <Suspense>
          <SiteTabs user={user} path={path} />
        </Suspense>
      )}
    </>
  )
}

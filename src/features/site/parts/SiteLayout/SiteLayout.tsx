import { memo, type ReactNode } from 'react'
import { hotSearchWords } from '#contract/reference/search'
import { DisplaySettings, ErrorBoundary, Footer, Header, PageLayout, TopBar } from '#design-system'
import { useSession } from '#platform/session'
import { useDisplay } from '../../hooks/useDisplay.ts'
import { useLogout } from '../../hooks/useLogout.ts'
import { useMenus } from '../../hooks/useMenus.ts'
import { useSiteConfig } from '../../hooks/useSiteConfig.ts'
import { footerGroups } from '../../model/footer.ts'

export interface SiteLayoutProps {
  /** Path of the page inside the frame. */
  path: string
  /** What lies over every page: progress, offline banner. */
  overlay?: ReactNode
  children: ReactNode
}

/** Who comes to the first page searches; the page of results has a search box of its own. */
const searchOn: Readonly<Record<string, 'open' | 'none'>> = { '/': 'open', '/job-search': 'none' }

const filingOfNone = { text: '', url: '/' }

const useTitle = () => useSiteConfig().config?.title ?? '公共就业和人才服务网'

// Each stands still while the page inside the frame changes.
const SiteTopBar = memo(({ onLogout }: { onLogout: () => void }) => {
  const { config } = useSiteConfig()
  const title = useTitle()
  const { user } = useSession()
  const { display, choose } = useDisplay()
  return (
    <TopBar
      siteTitle={title}
      hotline={config?.hotline}
      examLine={config?.examLine}
      user={user ?? undefined}
      onLogout={onLogout}
      tools={<DisplaySettings display={display} onDisplayChange={choose} />}
    />
  )
})

const SiteHeader = memo(({ path }: { path: string }) => {
  const { config } = useSiteConfig()
  const title = useTitle()
  const { menus } = useMenus()
  return (
    <Header
      title={title}
      subtitle={config?.subtitle}
      logo={config?.logo}
      menu={menus}
      menuIndex={menus.findIndex(({ url }) => url === path)}
      search={searchOn[path]}
      hotWords={hotSearchWords}
    />
  )
})

const SiteFooter = memo(() => {
  const { config } = useSiteConfig()
  const title = useTitle()
  return (
    <Footer
      groups={footerGroups}
      logo={config?.logo}
      hotline={config?.hotline}
      examLine={config?.examLine}
      archivesLine={config?.archivesLine}
      complaintLine={config?.complaintLine}
      copyright={config?.copyright ?? title}
      filing={config?.filing ?? filingOfNone}
      note={config?.sample ? '本站当前展示的是样例数据，单位、职位与人物均为虚构' : undefined}
    />
  )
})

/** The frame around every page: top bar, header, navigation, footer. */
export function SiteLayout({ path, overlay, children }: SiteLayoutProps) {
  const { user } = useSession()
  const { logout, flow } = useLogout(user !== null)
  return (
    <PageLayout
      overlay={overlay}
      topBar={<SiteTopBar onLogout={logout} />}
      header={<SiteHeader path={path} />}
      footer={<SiteFooter />}
    >
      <ErrorBoundary label="页面" resetKey={path}>
        {children}
      </ErrorBoundary>
      {flow}
    </PageLayout>
  )
}

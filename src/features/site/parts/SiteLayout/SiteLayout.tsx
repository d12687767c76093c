import type { ReactNode } from 'react'
import { hotSearchWords } from '#contract/reference/search'
import { Header, PageLayout } from '#design-system'
import { useMenus } from '../../hooks/useMenus.ts'
import { useSiteConfig } from '../../hooks/useSiteConfig.ts'

interface Props {
  /** Path of the page inside the frame. */
  path: string
  children: ReactNode
}

/** The frame around every page: top bar, header, navigation, footer. */
export function SiteLayout({ path, children }: Props) {
  const { config } = useSiteConfig()
  const { menus } = useMenus()
  return (
    <PageLayout
      header={
        <Header
          title={config?.title ?? ''}
          subtitle={config?.subtitle}
          logo={config?.logo}
          menu={menus}
          menuIndex={menus.findIndex(({ url }) => url === path)}
          hotWords={hotSearchWords}
        />
      }
    >
      {children}
    </PageLayout>
  )
}

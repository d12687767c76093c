export { useSiteConfig } from './hooks/useSiteConfig.ts'
export { useSubSites } from './hooks/useSubSites.ts'
export { attributesOf, displayOf, standardDisplay } from './model/display.ts'
export { SiteLayout, type SiteLayoutProps } from './parts/SiteLayout/SiteLayout.tsx'

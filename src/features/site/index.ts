export { SiteLayout, type SiteLayoutProps } from './parts/SiteLayout/SiteLayout.tsx'

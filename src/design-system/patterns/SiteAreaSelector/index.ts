export { SiteAreaSelector, type SiteAreaSelectorProps } from './SiteAreaSelector.tsx'
export type { SiteArea } from './site-area.ts'

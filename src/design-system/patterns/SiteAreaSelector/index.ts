export { type SiteArea, SiteAreaSelector, type SiteAreaSelectorProps } from './SiteAreaSelector.tsx'

export { LandingLayout, type LandingLayoutProps } from './LandingLayout.tsx'

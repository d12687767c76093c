export { FrontLayout, type FrontLayoutProps } from './FrontLayout.tsx'

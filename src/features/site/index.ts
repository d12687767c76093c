export { siteCalls } from './routes.ts'
export { SiteLayout } from './parts/SiteLayout/SiteLayout.tsx'

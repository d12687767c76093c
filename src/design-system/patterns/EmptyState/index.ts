export { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
export type { ListPage } from './list-page.ts'

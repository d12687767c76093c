export { Container } from './PageLayout.styles.ts'
export { PageLayout, type PageLayoutProps } from './PageLayout.tsx'
export { PageTitle, type PageTitleProps } from './PageTitle.tsx'

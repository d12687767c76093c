export { EmptyPage, type EmptyPageProps } from './EmptyPage.tsx'

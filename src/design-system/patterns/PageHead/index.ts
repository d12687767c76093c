export { leadToCome, PageHead, type PageHeadProps } from './PageHead.tsx'

export { HeadContext, type HeadTarget, type PageHead, usePageHead } from './head.ts'

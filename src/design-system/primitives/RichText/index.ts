export { RichText, type RichTextProps } from './RichText.tsx'
export { useArticleReady } from './use-purify.ts'

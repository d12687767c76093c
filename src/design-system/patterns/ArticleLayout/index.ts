export { ArticleLayout, type ArticleLayoutProps } from './ArticleLayout.tsx'

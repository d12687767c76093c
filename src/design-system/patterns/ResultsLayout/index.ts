export { ResultBar } from './ResultsLayout.styles.ts'
export { ResultsLayout, type ResultsLayoutProps } from './ResultsLayout.tsx'

export { OpenPane, PaneBar } from './OpenPane.styles.ts'
export { ResultBar } from './ResultsLayout.styles.ts'
export { ResultsLayout, type ResultsLayoutProps } from './ResultsLayout.tsx'
export { ResultsWithPane, type ResultsWithPaneProps } from './ResultsWithPane.tsx'

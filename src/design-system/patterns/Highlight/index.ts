export { Highlight, type HighlightProps, type TextRange } from './Highlight.tsx'

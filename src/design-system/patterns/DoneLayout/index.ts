export { DoneLayout, type DoneLayoutProps } from './DoneLayout.tsx'

export { DoneLayout, type DoneLayoutProps } from './DoneLayout.tsx'
export { DoneNext, type DoneNextProps } from './DoneNext.tsx'

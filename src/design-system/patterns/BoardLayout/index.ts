export { BoardLayout, type BoardLayoutProps } from './BoardLayout.tsx'

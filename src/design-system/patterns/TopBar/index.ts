export { hotlineItems } from './hotlines.ts'
export { TopBar, type TopBarProps } from './TopBar.tsx'

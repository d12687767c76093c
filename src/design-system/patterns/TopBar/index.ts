export { hotlineItems } from './hotlines.ts'
export { TopBar, type TopBarProps } from './TopBar.tsx'
export type { SignedInUser } from './UserBox.tsx'

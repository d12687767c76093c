export { Nav, type NavProps } from './Nav.tsx'
export type { NavChild, NavItem } from './nav-item.ts'

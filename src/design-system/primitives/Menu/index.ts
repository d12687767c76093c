export { Menu, type MenuProps } from './Menu.tsx'
export type { MenuItem } from './menu-types.ts'

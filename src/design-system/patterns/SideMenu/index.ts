export { SideMenu, type SideMenuProps } from './SideMenu.tsx'
export type { SideMenuGroup, SideMenuItem } from './side-menu.ts'

export { CategoryMenu, type CategoryMenuProps } from './CategoryMenu.tsx'
export type { CategoryNode } from './CategoryPanel.tsx'

export { type SignedInUser, UserMenu, type UserMenuProps } from './UserMenu.tsx'

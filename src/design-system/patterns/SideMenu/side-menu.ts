import type { NavChild } from '../Nav/nav-item.ts'

/** One entry (specification section 3, "Menu item"), with what waits behind it. */
export type SideMenuItem = Omit<NavChild, 'img'> & {
  /** A drawing of the one set: `icons.file`. */
  icon?: string | undefined
  /** How many wait there; nothing is drawn at 0. */
  count?: number | undefined
  /** What waits, read after the number: 条未读. */
  unit?: string | undefined
}

export type SideMenuGroup = { title?: string | undefined; items: readonly SideMenuItem[] }

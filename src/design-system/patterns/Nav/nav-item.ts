type Target = '_self' | '_blank'

/** One entry of a submenu. `img` is the address of its picture. */
export type NavChild = {
  title: string
  url: string
  target?: Target | undefined
  img?: string | undefined
  /** `false` keeps it out of sight. */
  show?: boolean | undefined
}

/** One entry of the navigation (specification section 3, "Menu item"). */
export type NavItem = NavChild & { children?: readonly NavChild[] | undefined }

/** What an `<a>` needs; only a new window is left to the browser. */
export const anchorOf = ({ url, target }: NavChild) => ({
  href: url,
  ...(target === '_blank' && { target }),
})

export const isShown = ({ show }: NavChild): boolean => show !== false

import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string
}

export type Way = { label: string; href: string }

export type Links = {
  /** Draws links that stay on the site; gets the props of an `<a>`. */
  anchor: ComponentType<AnchorProps> | 'a'
  /** Goes to a page of the site, in place of the present one with `replace`; absent, the browser does it. */
  navigate?: ((href: string, options?: { replace?: boolean }) => void) | undefined
  /** Where somebody who found nothing may always go on. */
  ways?: readonly Way[] | undefined
}

const LinkContext = createContext<Links>({ anchor: 'a' })

export const useLinks = () => useContext(LinkContext)

/** Hands the router's link down once, so that no part knows a router. Without it every link is a plain `<a>`. */
export const LinkProvider = ({ anchor, navigate, ways, children }: Links & { children: ReactNode }) => {
  const links = useMemo(() => ({ anchor, navigate, ways }), [anchor, navigate, ways])
  return <LinkContext value={links}>{children}</LinkContext>
}

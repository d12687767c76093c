import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react'
import type { DrawingName } from '../Drawing/index.ts'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string
}

export type Way = { label: string; href: string }

export type FurtherProps = {
  /** Ways that are there already. */
  besides: readonly Way[]
  /** The area that something was looked for in. */
  area: DrawingName
}

export type Links = {
  /** Draws links that stay on the site; gets the props of an `<a>`. */
  anchor: ComponentType<AnchorProps> | 'a'
  /** Goes to a page of the site, in place of the present one with `replace`; absent, the browser does it. */
  navigate?: ((href: string, options?: { replace?: boolean }) => void) | undefined
  /** What the site has for somebody who found nothing: further ways on, and a drawing. A part of its own, for few need it. */
  further?: ComponentType<FurtherProps> | undefined
}

const LinkContext = createContext<Links>({ anchor: 'a' })

export const useLinks = () => useContext(LinkContext)

/** Hands the router's link down once, so that no part knows a router. Without it every link is a plain `<a>`. */
export const LinkProvider = ({ anchor, navigate, further, children }: Links & { children: ReactNode }) => {
  const links = useMemo(() => ({ anchor, navigate, further }), [anchor, navigate, further])
  return <LinkContext value={links}>{children}</LinkContext>
}

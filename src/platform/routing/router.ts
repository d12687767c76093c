import { createContext, use, useEffect } from 'react'

/** What the address bar says, encoded as it stands there. */
export interface Address extends Pick<Location, 'pathname' | 'search' | 'hash'> {
  /** Come to by Back or Forward, or first of all: the reader is where they left it, and the page does not begin at its top. */
  readonly isReturn: boolean
}

/** Goes to an address of this site: path with query, or what changes of it (`?page=2`); in place of the present one with `replace`. */
export type Navigate = (to: string, options?: { replace?: boolean }) => void

const NOWHERE = 'http://site.invalid'

/** The address that `to` leads to from `from`. */
export function addressFrom(to: string, from = '/'): Address {
  const { pathname, search, hash } = new URL(to, new URL(from, NOWHERE))
  return { pathname, search, hash, isReturn: false }
}

export const AddressContext = createContext<Address>({ pathname: '/', search: '', hash: '', isReturn: true })

/** Outside of any router the browser goes there by itself. */
export const NavigateContext = createContext<Navigate>((to, { replace = false } = {}) =>
  replace ? location.replace(to) : location.assign(to),
)

/** Where the reader is; draws anew with every change of address. Pages ask `useRequest`, which keeps to the page on screen. */
export const useAddress = (): Address => use(AddressContext)

/** How to go elsewhere: the same function for as long as the router lives. */
export const useNavigate = (): Navigate => use(NavigateContext)

/** Leads on at once, and leaves no way back to where it stood. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    navigate(to, { replace: true })
  }, [navigate, to])
  return null
}

import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react'
import { type Address, AddressContext, addressFrom, type Navigate, NavigateContext } from './router.ts'

const here = (isReturn: boolean): Address => {
  const { pathname, search, hash } = location
  return { pathname, search, hash, isReturn }
}

const isHere = ({ pathname, search, hash }: Address) =>
  pathname === location.pathname && search === location.search && hash === location.hash

interface Props {
  /** The address that what is on the screen was drawn for, where that may not be the bar's; it is followed from there. */
  drawnAt?: string
  children: ReactNode
}

/** The browser's own address bar and history. */
export function BrowserRouter({ drawnAt = location.href, children }: Props) {
  const [address, setAddress] = useState(() => ({ ...addressFrom(drawnAt), isReturn: true }))
  const navigate = useCallback<Navigate>((to, { replace = false } = {}) => {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    setAddress(here(false))
  }, [])
  useLayoutEffect(() => {
    const onReturn = () => setAddress(here(true))
    addEventListener('popstate', onReturn)
    // Back may have been pressed before anybody listened.
    setAddress(drawn => (isHere(drawn) ? drawn : here(true)))
    return () => removeEventListener('popstate', onReturn)
  }, [])
  return (
    <NavigateContext value={navigate}>
      <AddressContext value={address}>{children}</AddressContext>
    </NavigateContext>
  )
}

import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react'
import { type Address, AddressContext, type Navigate, NavigateContext } from './router.ts'

const here = (isReturn: boolean): Address => {
  const { pathname, search, hash } = location
  return { pathname, search, hash, isReturn }
}

/** The browser's own address bar and history. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState(() => here(true))
  const navigate = useCallback<Navigate>((to, { replace = false } = {}) => {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    setAddress(here(false))
  }, [])
  useLayoutEffect(() => {
    const onReturn = () => setAddress(here(true))
    addEventListener('popstate', onReturn)
    return () => removeEventListener('popstate', onReturn)
  }, [])
  return (
    <NavigateContext value={navigate}>
      <AddressContext value={address}>{children}</AddressContext>
    </NavigateContext>
  )
}

import { type ReactNode, useCallback, useState } from 'react'
import { AddressContext, addressFrom, type Navigate, NavigateContext } from './router.ts'

interface Props {
  /** Address to begin at, path with query. */
  at?: string | undefined
  children: ReactNode
}

/** An address that nobody sees and no history keeps: for stories, tests, and pages that are only rendered. */
export function MemoryRouter({ at = '/', children }: Props) {
  const [address, setAddress] = useState(() => addressFrom(at))
  const navigate = useCallback<Navigate>(
    to => setAddress(({ pathname, search }) => addressFrom(to, pathname + search)),
    [],
  )
  return (
    <NavigateContext value={navigate}>
      <AddressContext value={address}>{children}</AddressContext>
    </NavigateContext>
  )
}

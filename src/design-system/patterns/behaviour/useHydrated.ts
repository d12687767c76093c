import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and while its markup is taken over, true from then on: at once for what is drawn later, and when
 * there is time for what was taken over, since nobody waits for it.
 */
export const useHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  )

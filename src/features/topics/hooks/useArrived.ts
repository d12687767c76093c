import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while its page is taken over, true from then on: for parts that only work with the script. */
export const useArrived = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

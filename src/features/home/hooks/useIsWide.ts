import { useSyncExternalStore } from 'react'
import { media } from '#design-system'

const query = media.from960.replace('@media ', '')

const follow = (changed: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the window has room for columns; not known, and so false, until the page has been taken over. */
export const useIsWide = () =>
  useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  )

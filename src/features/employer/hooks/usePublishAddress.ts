import { useState } from 'react'
import { useNavigate, useRequest } from '#platform/routing'
import { publishAddress } from '../model/list-search.ts'

/**
 * Which job the address asks for. A new one gets its id when it is first saved: the address then names it, so that a
 * reload or a login brings the person back to it, while the form on screen stays.
 */
export function usePublishAddress() {
  const { path, query } = useRequest()
  const navigate = useNavigate()
  const { id } = publishAddress.parse(query)
  const [shown, setShown] = useState({ id, begun: 0, given: '' })
  const isAnother = id !== shown.id
  const current = isAnother
    ? { id, begun: shown.begun + (id ? 0 : 1), given: id === shown.given ? shown.given : '' }
    : shown
  if (isAnother) setShown(current)

  return {
    /** Id of the job to read; '' while a new one is written. */
    id: id === current.given ? '' : id,
    /** Tells one new posting from the next. */
    newKey: `new-${current.begun}`,
    /** The new posting was stored. */
    give(given: string) {
      setShown(before => ({ ...before, given }))
      navigate(publishAddress.format(path, { id: given }), { replace: true })
    },
  }
}

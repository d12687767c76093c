import { useRead } from '#platform/call'
import { examRead, ownRead, practisedRead, registrationsRead } from '../reads.ts'

/** The exam that the address is about, and one's own registration for it: null for none. */
export function useOwnRegistration() {
  const { data: exam, ...state } = useRead(examRead)
  const { data: page, ...asking } = useRead(ownRead)
  const own = page && (page.list[0] ?? null)
  const isFailing = Boolean(asking.error)
  return { exam, own, ...(isFailing ? asking : state), isLoading: state.isLoading || asking.isLoading }
}

/** A page of one's own registrations, with how many there are of each kind. */
export function useRegistrations() {
  const { data, ...state } = useRead(registrationsRead)
  return { registrations: data, ...state }
}

/** The chapters that one has practised. */
export function usePractised() {
  const { data, ...state } = useRead(practisedRead)
  return { tests: data?.list, ...state }
}

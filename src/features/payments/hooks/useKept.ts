import { forgetRegistration, keepRegistration, listKeptRegistrations } from '#contract/payments'
import { useRead, useRenew, useSend } from '#platform/call'
import { keptListRead, keptRead } from '../reads.ts'
import type { RegistrationValues } from './useRegistrationForm.ts'

/** A page of the registrations that are kept at one's account. */
export function useKeptList() {
  const { data, ...state } = useRead(keptListRead)
  return { registrations: data, ...state }
}

/** The one that the address is about, with the way to pay. */
export function useKept() {
  const { data, ...state } = useRead(keptRead)
  return { registration: data, ...state }
}

/** Keeps one, or takes one out of the list. */
export function useKeeping() {
  const keeping = useSend(keepRegistration)
  const forgetting = useSend(forgetRegistration)
  const renew = useRenew(listKeptRegistrations)
  return {
    async keep(values: RegistrationValues) {
      const kept = await keeping.send(values)
      await renew()
      return kept
    },
    async forget(number: string) {
      await forgetting.send({ number })
      await renew()
    },
  }
}

import { useSWRConfig } from 'swr'
import { forgetRegistration, keepRegistration, listKeptRegistrations, readKeptRegistration } from '#contract/payments'
import { API_PREFIX } from '#contract/wire'
import { useCall, useSend } from '#platform/call'
import type { RegistrationValues } from './useRegistrationForm.ts'

const isList = (key: unknown) => typeof key === 'string' && key.startsWith(`${API_PREFIX}${listKeptRegistrations.path}`)

/** A page of the registrations that are kept at one's account. */
export function useKeptList(search: { page: number; pageSize: number }) {
  const { data, ...state } = useCall(listKeptRegistrations, search, { keepPreviousData: true })
  return { registrations: data, ...state }
}

/** One of them, with the way to pay. */
export function useKept(number: string) {
  const { data, ...state } = useCall(readKeptRegistration, { number })
  return { registration: data, ...state }
}

/** Keeps one, or takes one out of the list. */
export function useKeeping() {
  const keeping = useSend(keepRegistration)
  const forgetting = useSend(forgetRegistration)
  const { mutate } = useSWRConfig()
  return {
    async keep(values: RegistrationValues) {
      const kept = await keeping.send(values)
      await mutate(isList)
      return kept
    },
    async forget(number: string) {
      await forgetting.send({ number })
      await mutate(isList)
    },
  }
}

import { type ExamRegistration, listRegistrations, registrationInfo } from '#contract/exam-registrations'
import { useRead, useRenew, useReplace } from '#platform/call'
import { registrationRead } from '../reads.ts'

/** One's own registration that the address is about. */
export function useRegistration() {
  const { data, ...state } = useRead(registrationRead)
  return { registration: data, ...state }
}

/** Puts what is known of a registration where all pages find it; of one `version` alone where it is not true of another. */
export function useKeepRegistration(id: string) {
  const replace = useReplace(registrationInfo)
  return (change: Partial<ExamRegistration>, version?: number) =>
    replace<ExamRegistration | undefined>({ id }, current =>
      current && (version ?? current.version) === current.version ? { ...current, ...change } : current,
    )
}

/** Reads registrations anew after something was done with one. */
export const useRenewRegistrations = () => useRenew(registrationInfo, listRegistrations)

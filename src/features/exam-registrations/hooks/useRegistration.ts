import { type ExamRegistration, listRegistrations, registrationInfo } from '#contract/exam-registrations'
import { useRead, useRenew, useReplace } from '#platform/call'
import { registrationRead } from '../reads.ts'

/** One's own registration that the address is about. */
export function useRegistration() {
  const { data, ...state } = useRead(registrationRead)
  return { registration: data, ...state }
}

/** Puts what is known of a registration where all pages find it. */
export function useKeepRegistration(id: string) {
  const replace = useReplace(registrationInfo)
  return (change: Partial<ExamRegistration>) =>
    replace<ExamRegistration | undefined>({ id }, current => current && { ...current, ...change })
}

/** Reads registrations anew after something was done with one. */
export const useRenewRegistrations = () => useRenew(registrationInfo, listRegistrations)

import { useRead } from '#platform/call'
import { calendarRead, ownNextRead } from '../reads.ts'

/** What the signed-in seeker has begun and not finished; nothing for guests and employers. */
export function useOwnNext() {
  const { data, ...state } = useRead(ownNextRead)
  return { registrations: data?.list, ...state }
}

/** The dates of all exams in the month of the address. */
export function useExamDates() {
  const { data, ...state } = useRead(calendarRead)
  return { dates: data?.list, ...state }
}

import { useRead } from '#platform/call'
import { comingInterviewsRead, interviewsRead } from '../reads.ts'

/** A page of one's own interviews; the page before stays while the next one loads. */
export function useInterviews() {
  const { data, ...state } = useRead(interviewsRead)
  return { interviews: data, ...state }
}

/** The next interviews that are agreed. */
export function useComingInterviews() {
  const { data, ...state } = useRead(comingInterviewsRead)
  return { interviews: data?.list, ...state }
}

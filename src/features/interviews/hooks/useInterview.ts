import { useRead } from '#platform/call'
import { interviewRead } from '../reads.ts'

/** One interview with what happened to it. */
export function useInterview() {
  const { data, ...state } = useRead(interviewRead)
  return { interview: data, ...state }
}

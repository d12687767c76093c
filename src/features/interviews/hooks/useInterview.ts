import { readInterview } from '#contract/interviews'
import { useCall } from '#platform/call'

/** One interview with what happened to it. */
export function useInterview(id: string) {
  const { data, ...state } = useCall(readInterview, { id })
  return { interview: data, ...state }
}

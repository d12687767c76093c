import { jobHunt } from '#contract/searches'
import { useCall } from '#platform/call'

/** How my hunt stands. */
export function useHunt() {
  const { data, ...state } = useCall(jobHunt, {})
  return { hunt: data, ...state }
}

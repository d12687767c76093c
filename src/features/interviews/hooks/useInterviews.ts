import type { InputOf } from '#contract/endpoint'
import { listInterviews } from '#contract/interviews'
import { useCall } from '#platform/call'

/** A page of one's own interviews; the page before stays while the next one loads. */
export function useInterviews(input: InputOf<typeof listInterviews>) {
  const { data, ...state } = useCall(listInterviews, input, { keepPreviousData: true })
  return { interviews: data, ...state }
}

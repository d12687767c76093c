import { listOwnJobs } from '#contract/employer'
import { useCall } from '#platform/call'

const MOST = 50

/** The company's postings that were ever published, to choose one from; those that are open first. */
export function usePostings() {
  const { data, ...state } = useCall(listOwnJobs, { page: 1, pageSize: MOST })
  const published = data?.list.filter(({ state: own }) => own === 'valid' || own === 'invalid')
  return { postings: published?.toSorted((a, b) => b.state.localeCompare(a.state)), ...state }
}

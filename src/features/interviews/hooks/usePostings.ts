import { useRead } from '#platform/call'
import { postingsRead } from '../reads.ts'

/** The company's postings that were ever published, to choose one from; those that are open first. */
export function usePostings() {
  const { data, ...state } = useRead(postingsRead)
  const published = data?.list.filter(({ state: own }) => own === 'valid' || own === 'invalid')
  return { postings: published?.toSorted((a, b) => b.state.localeCompare(a.state)), ...state }
}

import { useRead } from '#platform/call'
import { jobRead } from '../reads.ts'

/** One vacancy as everybody sees it. */
export function useJob() {
  const { data, ...state } = useRead(jobRead)
  return { job: data, ...state }
}

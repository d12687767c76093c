import { useRead } from '#platform/call'
import { jobRead } from '../reads.ts'

/** The vacancy of the address, as everybody sees it. */
export function useJob() {
  const { data, ...state } = useRead(jobRead)
  return { job: data, ...state }
}

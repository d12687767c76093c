import { useRead } from '#platform/call'
import { jobRelationRead } from '../reads.ts'

/** What the signed-in seeker has to do with the job of the address; nothing for guests and employers. */
export function useJobRelation() {
  const { data, ...state } = useRead(jobRelationRead)
  return { relation: data, ...state }
}

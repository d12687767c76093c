import { useRead } from '#platform/call'
import { regulationsRead } from '../reads.ts'

export function useRegulations() {
  const { data, ...state } = useRead(regulationsRead)
  return { regulations: data, ...state }
}

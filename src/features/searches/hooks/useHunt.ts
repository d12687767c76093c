import { useRead } from '#platform/call'
import { huntRead } from '../reads.ts'

/** How my hunt stands. */
export function useHunt() {
  const { data, ...state } = useRead(huntRead)
  return { hunt: data, ...state }
}

import { useRead } from '#platform/call'
import { examListRead } from '../reads.ts'

/** A released list, with a page of its positions. */
export function useExamList() {
  const { data, ...state } = useRead(examListRead)
  return { shown: data, ...state }
}

import { useRead } from '#platform/call'
import { guideRead, helpRead } from '../reads.ts'

/** The guide's steps and the titles of all questions. */
export function useGuide() {
  const { data, ...state } = useRead(guideRead)
  return { guide: data, ...state }
}

/** One answer in full. */
export function useHelpEntry() {
  const { data, ...state } = useRead(helpRead)
  return { entry: data, ...state }
}

import { nextSteps } from '../model/next-steps.ts'
import { useOverview } from './useOverview.ts'

/** What the seeker might do next, the most pressing first. */
export function useNextSteps() {
  const { overview, ...state } = useOverview()
  return { steps: overview && nextSteps(overview), ...state }
}

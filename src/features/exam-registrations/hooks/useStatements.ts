import { ownStatements } from '#contract/exam-candidates'
import { useRead, useRenew } from '#platform/call'
import { statementsRead } from '../reads.ts'

/** What one may say, or has said, to decisions that are prepared about the registration that the address is about. */
export function useStatements() {
  const { data, ...state } = useRead(statementsRead)
  const renew = useRenew(ownStatements)
  return { statements: data?.list, renew, ...state }
}

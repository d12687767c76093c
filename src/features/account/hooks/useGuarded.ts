import { codes } from '#contract/codes'
import { CallRefused } from '#platform/transport'
import { useKeepAccount } from './useAccount.ts'

/** Runs what demands a proved identity; when the proof has run out meanwhile, the page asks for it again. */
export function useGuarded() {
  const keep = useKeepAccount()
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof CallRefused && error.code === codes.identityNeeded) await keep({ provedUntil: 0 })
      throw error
    }
  }
}

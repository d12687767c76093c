import { useState } from 'react'
import { type ExamListInfo, examListText } from '#contract/exam-lists'
import { fileText, useTransport } from '#platform/call'
import { useSay } from '#platform/notices'
import type { Recomputed } from '../model/recompute.ts'

/** Fetches what a list comes from and makes it anew in this browser; what reckons is fetched with the press. */
export function useRecompute(shown: ExamListInfo) {
  const transport = useTransport()
  const say = useSay()
  const [result, setResult] = useState<Recomputed | null>(null)
  const [isReckoning, setReckoning] = useState(false)

  async function reckon() {
    setReckoning(true)
    setResult(null)
    try {
      const [{ recompute }, answer] = await Promise.all([
        import('../model/recompute.ts'),
        transport().call(examListText, { id: shown.list.id }),
      ])
      setResult(await recompute(await fileText(answer), shown))
    } catch (error) {
      say.failure(error)
    } finally {
      setReckoning(false)
    }
  }

  return { result, isReckoning, reckon }
}

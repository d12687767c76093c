import { useState } from 'react'
import { fairArchive } from '#contract/fair-papers'
import { fileText, useTransport } from '#platform/call'
import { useSay } from '#platform/notices'
import type { ArchiveCheck, ShownArchive } from '../model/archive-check.ts'

/** Fetches what was frozen of a fair and reckons its hash in this browser; what reckons is fetched with the press. */
export function useArchiveCheck(fair: string, shown: ShownArchive) {
  const transport = useTransport()
  const say = useSay()
  const [result, setResult] = useState<ArchiveCheck | null>(null)
  const [isReckoning, setReckoning] = useState(false)

  async function reckon() {
    setReckoning(true)
    setResult(null)
    try {
      const [{ checkArchive }, answer] = await Promise.all([
        import('../model/archive-check.ts'),
        transport().call(fairArchive, { fair }),
      ])
      setResult(await checkArchive(await fileText(answer), shown))
    } catch (error) {
      say.failure(error)
    } finally {
      setReckoning(false)
    }
  }

  return { result, isReckoning, reckon }
}

import { useState } from 'react'
import { exportExamList } from '#contract/exam-lists'
import { saveFile, useTransport } from '#platform/call'
import { useSay } from '#platform/notices'

export type ListFormat = 'xlsx' | 'csv'

/** Fetches a list as a table and hands it to the browser to keep. */
export function useExportList(id: string) {
  const transport = useTransport()
  const say = useSay()
  const [fetching, setFetching] = useState<ListFormat | null>(null)

  async function save(format: ListFormat) {
    setFetching(format)
    try {
      saveFile(await transport().call(exportExamList, { id, format }))
    } catch (error) {
      say.failure(error)
    } finally {
      setFetching(null)
    }
  }

  return { save, fetching }
}

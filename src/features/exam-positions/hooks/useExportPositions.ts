import { useState } from 'react'
import type { InputOf } from '#contract/endpoint'
import { exportPositions } from '#contract/exam-positions'
import { saveFile, useTransport } from '#platform/call'
import { useSay } from '#platform/notices'

/** Fetches the table of positions as a spreadsheet and hands it to the browser to keep. */
export function useExportPositions() {
  const transport = useTransport()
  const say = useSay()
  const [isFetching, setFetching] = useState(false)

  async function save(filters: InputOf<typeof exportPositions>) {
    setFetching(true)
    try {
      saveFile(await transport().call(exportPositions, filters))
    } catch (error) {
      say.failure(error)
    } finally {
      setFetching(false)
    }
  }

  return { save, isFetching }
}

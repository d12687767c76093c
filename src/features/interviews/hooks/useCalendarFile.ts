import { useState } from 'react'
import { interviewCalendar } from '#contract/interviews'
import { saveFile, useTransport } from '#platform/call'

/** Fetches an interview's calendar file and hands it to the browser, which opens or keeps it. */
export function useCalendarFile() {
  const transport = useTransport()
  const [isFetching, setFetching] = useState(false)

  async function save(id: string) {
    setFetching(true)
    try {
      saveFile(await transport().call(interviewCalendar, { id }))
    } finally {
      setFetching(false)
    }
  }

  return { save, isFetching }
}

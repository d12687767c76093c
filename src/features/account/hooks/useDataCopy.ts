import { useState } from 'react'
import { exportAccount } from '#contract/account'
import { saveFile, useTransport } from '#platform/call'
import { useGuarded } from './useGuarded.ts'

/** Fetches a copy of everything that is stored of me, and hands it to the browser to keep. */
export function useDataCopy() {
  const transport = useTransport()
  const guarded = useGuarded()
  const [isFetching, setFetching] = useState(false)

  async function fetchCopy() {
    setFetching(true)
    try {
      saveFile(await guarded(() => transport().call(exportAccount, {})))
    } finally {
      setFetching(false)
    }
  }

  return { fetchCopy, isFetching }
}

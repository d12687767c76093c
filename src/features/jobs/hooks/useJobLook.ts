import { useEffect } from 'react'
import { lookAtJob } from '#contract/job-looks'
import { useTransport } from '#platform/call'
import { somebody } from '#platform/presence'
import { useSession } from '#platform/session'

/**
 * Notes that somebody looks at a job: at once for who is signed in, whose history it joins, and at the first sign of a
 * guest, so that a page nobody reads counts nothing. Nobody waits for it.
 */
export function useJobLook(id: string) {
  const transport = useTransport()
  const { user } = useSession()
  const reader = user?.userId ?? ''
  useEffect(() => {
    let isGone = id === ''
    const look = () => {
      if (isGone) return
      transport()
        .call(lookAtJob, { id }, { isQuiet: true })
        .catch(() => undefined)
    }
    if (reader) look()
    else void somebody(window).then(look)
    return () => {
      isGone = true
    }
  }, [id, reader, transport])
}

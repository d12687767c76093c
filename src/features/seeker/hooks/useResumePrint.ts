import { useEffect, useEffectEvent, useRef } from 'react'
import { type PrintedKind, printResume } from '#contract/resume-files'
import { useSend } from '#platform/call'

/**
 * Prints the page of somebody else's resume once that is written down for its owner to read; where it can't be, nothing is
 * printed. What the browser prints by its own command is told as well. `id` is null while there is nothing to print.
 */
export function useResumePrint(kind: PrintedKind, id: string | null) {
  const { send, isSending } = useSend(printResume)
  const isTold = useRef(false)
  const tell = useEffectEvent(() => {
    if (id !== null && !isTold.current) void send({ kind, id }).catch(() => undefined)
  })

  useEffect(() => {
    const heard = () => tell()
    window.addEventListener('beforeprint', heard)
    return () => {
      window.removeEventListener('beforeprint', heard)
    }
  }, [])

  return {
    isTelling: isSending,
    async print() {
      if (id === null) return
      await send({ kind, id })
      isTold.current = true
      window.print()
      isTold.current = false
    },
  }
}

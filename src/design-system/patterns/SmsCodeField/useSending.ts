import { useEffect, useRef, useState } from 'react'
import { type CodeSending, heldSeconds, secondsLeft } from './sms-code.ts'

type Stage = 'idle' | 'sending' | 'sent' | 'failed' | 'again'

/**
 * Asks for a code once at a time and counts down to the next. `arrive` is called when the person should go on at the field:
 * a code is on its way, or none went out and the field says so.
 */
export const useSending = (onSend: () => Promise<CodeSending>, arrive: () => void) => {
  const [stage, setStage] = useState<Stage>('idle')
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  /** Held at once, because a second press may come before the first is drawn. */
  const busy = useRef(false)

  useEffect(() => {
    if (until === 0) return
    const timer = setInterval(() => {
      const seconds = secondsLeft(until, Date.now())
      setLeft(seconds)
      if (seconds > 0) return
      setUntil(0)
      setStage(now => (now === 'sent' ? 'again' : now))
    }, 500)
    return () => clearInterval(timer)
  }, [until])

  async function send() {
    if (busy.current) return
    busy.current = true
    setStage('sending')
    try {
      const { sent, wait } = await onSend()
      const seconds = heldSeconds(wait)
      setStage(sent ? 'sent' : 'idle')
      setLeft(seconds)
      setUntil(seconds && Date.now() + seconds * 1000)
      if (sent) arrive()
    } catch {
      setStage('failed')
      arrive()
    }
    busy.current = false
  }

  const forgive = () => setStage(now => (now === 'failed' ? 'idle' : now))
  return { stage, left, send, forgive }
}

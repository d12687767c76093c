import { useCallback, useRef, useState } from 'react'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint'
import { v4 } from '#platform/id'
import { useTransport } from './TransportContext.ts'

interface Attempt<Output> {
  fingerprint: string
  key: string
  answer: Promise<Output> | null
}

/**
 * Writes. Sending the same input again while it is under way joins the first attempt, and repeating a failed one carries
 * the same idempotency key, so that a double click or a lost answer does nothing twice.
 */
export function useSend<E extends Endpoint>(endpoint: E) {
  const transport = useTransport()
  const attempt = useRef<Attempt<OutputOf<E>> | null>(null)
  const [isSending, setSending] = useState(false)

  const send = useCallback(
    async (input: InputOf<E>): Promise<OutputOf<E>> => {
      const fingerprint = JSON.stringify(input)
      const last = attempt.current?.fingerprint === fingerprint ? attempt.current : null
      if (last?.answer) return last.answer
      const current: Attempt<OutputOf<E>> = { fingerprint, key: last?.key ?? v4(), answer: null }
      attempt.current = current
      setSending(true)
      current.answer = transport().call(endpoint, input, { idempotencyKey: current.key })
      try {
        const answer = await current.answer
        attempt.current = null
        return answer
      } finally {
        current.answer = null
        setSending(false)
      }
    },
    [endpoint, transport],
  )

  return { send, isSending }
}

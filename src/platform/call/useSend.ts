import { useCallback, useState } from 'react'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint'
import { createAttempts } from './attempts.ts'
import { useTransport } from './TransportContext.ts'

/**
 * Writes. Sending the same input again while it is under way joins the first attempt, and repeating a failed one carries
 * the same idempotency key, so that a double click or a lost answer does nothing twice.
 */
export function useSend<E extends Endpoint>(endpoint: E) {
  const transport = useTransport()
  const [attempts] = useState(createAttempts<OutputOf<E>>)
  const [underWay, setUnderWay] = useState(0)

  const send = useCallback(
    (input: InputOf<E>): Promise<OutputOf<E>> =>
      attempts.send(input, async idempotencyKey => {
        setUnderWay(count => count + 1)
        try {
          return await transport().call(endpoint, input, { idempotencyKey })
        } finally {
          setUnderWay(count => count - 1)
        }
      }),
    [attempts, endpoint, transport],
  )

  return { send, isSending: underWay > 0 }
}

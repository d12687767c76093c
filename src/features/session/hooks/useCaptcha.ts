import { useCallback, useEffect, useRef, useState } from 'react'
import { createCaptcha } from '#contract/sign-in'
import { useSend } from '#platform/call'

type Kind = 'picture' | 'question'

export interface Challenge {
  id: string
  kind: Kind
  /** The characters to draw, or the question in words. */
  content: string
}

/** A challenge of the service: a picture, or a question in words for whoever can't see it. `wanted` fetches the first. */
export function useCaptcha(wanted: boolean) {
  const { send } = useSend(createCaptcha)
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [failed, setFailed] = useState(false)

  const latest = useRef(0)

  const renew = useCallback(
    async (kind: Kind = 'picture') => {
      latest.current += 1
      const turn = latest.current
      setFailed(false)
      const next = await send({ kind }).catch(() => null)
      // Whoever asked for words while the picture was on its way gets the words, whichever answer comes first.
      if (turn !== latest.current) return
      if (next) setChallenge(next)
      setFailed(next === null)
    },
    [send],
  )

  useEffect(() => {
    if (wanted && !challenge && !failed) void renew()
  }, [wanted, challenge, failed, renew])

  return { challenge, failed, renew }
}

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { codes } from '#contract/codes'
import type { ReviewCommand, ReviewReasons } from '#contract/exam-review-rules'
import {
  claimReview,
  decideReview,
  holdReview,
  leaveReview,
  listReviews,
  type ReviewItem,
} from '#contract/exam-reviews'
import { useRenew, useSend } from '#platform/call'
import { useSay } from '#platform/notices'
import { CallRefused } from '#platform/transport'

/** Often enough that what is open stays one's own. */
const HOLD_MS = 180_000

interface Narrowed {
  readonly what: '' | 'first' | 'appeal' | 'second' | 'third'
  readonly position: string
  readonly soon: boolean
}

interface Desk {
  readonly item: ReviewItem | null
  readonly left: number
  readonly passed: number
}

const isRefused = (error: unknown) => error instanceof CallRefused && error.code === codes.wrongState

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** What one has in hand, and the next after it: claimed, held while it is open, given back on leaving. */
export function useDesk(exam: string, { what, position, soon }: Narrowed, wanted: string) {
  const [desk, setDesk] = useState<Desk>()
  const [error, setError] = useState<Error>()
  const [isLost, setLost] = useState(false)
  const skipped = useRef<string[]>([])
  const claiming = useSend(claimReview)
  const deciding = useSend(decideReview)
  const { send: hold } = useSend(holdReview)
  const { send: leave } = useSend(leaveReview)
  const renew = useRenew(listReviews)
  const say = useSay()
  const { send: claim } = claiming

  const next = useCallback(
    async (id = '') => {
      setError(undefined)
      setLost(false)
      const ask = (one: string) =>
        claim({ exam, what, position, soon, skip: skipped.current, ...(one !== '' && { id: one }) })
      try {
        setDesk(
          await ask(id).catch(problem => {
            if (id === '' || !isRefused(problem)) throw problem
            say.failure(problem)
            return ask('')
          }),
        )
      } catch (problem) {
        setError(asError(problem))
      }
    },
    [claim, exam, what, position, soon, say],
  )

  useEffect(() => {
    void next(wanted)
  }, [next, wanted])

  const id = desk?.item?.id ?? ''
  const giveBack = useEffectEvent(() => {
    void renew()
    // Whoever has gone elsewhere does not hear of it: what is not given back expires.
    if (id !== '') leave({ id }).catch(() => undefined)
  })
  useEffect(() => {
    const { href } = location
    return () => {
      if (location.href !== href) giveBack()
    }
  }, [])

  useEffect(() => {
    if (id === '') return undefined
    const keep = () => {
      void hold({ id }).catch(problem => setLost(isRefused(problem)))
    }
    const timer = setInterval(keep, HOLD_MS)
    return () => clearInterval(timer)
  }, [id, hold])

  return {
    desk,
    error,
    /** It is somebody else's by now. */
    isLost,
    isLoading: desk === undefined && error === undefined,
    isBusy: claiming.isSending || deciding.isSending,
    next,
    skip: async () => {
      skipped.current = [...skipped.current, id].slice(-200)
      await next()
    },
    /** From the first again, those that were passed over too. */
    again: async () => {
      skipped.current = []
      await next()
    },
    /** True where it was decided, or cannot be any more: then the next is there. Throws what can be tried again. */
    decide: async (item: ReviewItem, command: ReviewCommand, reasons: ReviewReasons) => {
      try {
        const { state } = await deciding.send({ id: item.id, turn: item.turn, command, reasons: { ...reasons } })
        say.done(state === 'done' ? `${item.name}：已办理并通知考生` : `${item.name}：已记录，由另一位同事复审`)
      } catch (problem) {
        say.failure(problem)
        if (!isRefused(problem)) throw problem
      }
      await next()
    },
  }
}

import { useEffect, useState } from 'react'
import { paymentData } from '#contract/payments'
import { useCall, useRead } from '#platform/call'
import { postRead, postsRead } from '../reads.ts'

export function usePosts() {
  const { data, ...state } = useRead(postsRead)
  return { posts: data, ...state }
}

export function usePost() {
  const { data, ...state } = useRead(postRead)
  return { post: data, ...state }
}

const SOON_MS = 2_000
const LATER_MS = 10_000
/** Looks in quick succession; after that they are few. */
const QUICK_LOOKS = 15
const MOST_LOOKS = 75

/** One order; as long as its payment is being confirmed it is looked at again and again. */
export function usePaymentOrder(order: string, returned: boolean) {
  const { data, retry, ...state } = useCall(paymentData, { order, returned })
  const [looks, setLooks] = useState(0)
  const isUnsure = data?.state === 'submitted' && looks < MOST_LOOKS
  useEffect(() => {
    if (!isUnsure || state.isValidating) return
    const look = () => {
      setLooks(looks + 1)
      retry()
    }
    const timer = setTimeout(look, looks < QUICK_LOOKS ? SOON_MS : LATER_MS)
    return () => clearTimeout(timer)
  })
  return { order: data, retry, ...state }
}

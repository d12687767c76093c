import { useEffect, useState } from 'react'
import { useCall, useRead } from '#platform/call'
import { useRequest } from '#platform/routing'
import { useSession } from '#platform/session'
import { isNotFound } from '#platform/transport'
import { type ExamPayment, ownPayment, paymentOfOrder } from '../model/payment-standing.ts'
import { orderRead, ownPaymentRead } from '../reads.ts'

const SOON_MS = 2_000
const LATER_MS = 10_000
/** Looks in quick succession; after that they are few. */
const QUICK_LOOKS = 15
const MOST_LOOKS = 75

/**
 * What became of the order that the address names: for its candidate, else for whoever knows the number. While the payment is being
 * confirmed it is looked at again and again.
 */
export function useExamPayment() {
  const request = useRequest()
  const isPerson = useSession().user?.userType === 2
  const { data: own, ...asking } = useRead(ownPaymentRead)
  const isOthers = !isPerson || isNotFound(asking.error)
  const { data: known, ...looking } = useCall(orderRead.endpoint, isOthers ? orderRead.input(request) : null)
  const { retry, ...state } = isOthers ? looking : asking
  const payment: ExamPayment | undefined = isOthers ? known && paymentOfOrder(known) : own && ownPayment(own)

  const [looks, setLooks] = useState(0)
  const isUnsure = payment?.state === 'submitted' && payment.refunds.length === 0 && looks < MOST_LOOKS
  useEffect(() => {
    if (!isUnsure || state.isValidating) return
    const look = () => {
      setLooks(looks + 1)
      retry()
    }
    const timer = setTimeout(look, looks < QUICK_LOOKS ? SOON_MS : LATER_MS)
    return () => clearTimeout(timer)
  })
  return { payment, retry, ...state }
}

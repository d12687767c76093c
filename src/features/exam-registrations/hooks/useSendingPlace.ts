import { useEffect, useEffectEvent } from 'react'
import { sendingPlace } from '#contract/exam-registrations'
import { useCall } from '#platform/call'
import { useRenewRegistrations } from './useRegistration.ts'

const SECOND = 1_000
/** Before the service has said when to ask again. */
const SOON = 2

/** The place of a form that waits for its turn, asked as often as the service says; once it waits no more, what came of it is read. */
export function useSendingPlace(id: string) {
  const renew = useRenewRegistrations()
  const { data, error } = useCall(sendingPlace, { id }, { refreshInterval: latest => (latest?.again ?? SOON) * SECOND })
  const isOver = data?.place === 0
  const finish = useEffectEvent(() => void renew())
  useEffect(() => {
    if (isOver) finish()
  }, [isOver])
  return { place: data?.place, isCutOff: error !== undefined }
}

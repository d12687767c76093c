import { useEffect, useState } from 'react'
import { isSubmitted } from '#contract/questionnaires'
import { useRead, useSend } from '#platform/call'
import { useSession } from '#platform/session'
import { deviceNumber } from '../model/device.ts'
import { householdRead } from '../reads.ts'

export function useQuestionnaire() {
  const { data, ...state } = useRead(householdRead)
  return { questionnaire: data, ...state }
}

/** Whether this account or browser has answered already; asked once the page is there, false until it is known. */
export function useAnswered(slug: string): boolean {
  const { send } = useSend(isSubmitted)
  const owner = useSession().user?.userId ?? ''
  const [answered, setAnswered] = useState('')
  useEffect(() => {
    let isCurrent = true
    send({ slug, device: deviceNumber() })
      .then(({ submitted }) => {
        if (isCurrent) setAnswered(submitted ? `by ${owner}` : '')
      })
      // Unknown counts as not yet: the service looks again when the answers arrive.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [slug, owner, send])
  return answered === `by ${owner}`
}

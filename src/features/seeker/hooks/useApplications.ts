import {
  listOwnApplications,
  remindOfApplication,
  removeApplication,
  replyToEmployer,
  withdrawApplication,
} from '#contract/applications'
import { useCall, useRead, useSend } from '#platform/call'
import { applicationsRead } from '../reads.ts'

/** A page of my applications, newest first; the page before stays while the next one loads. */
export function useApplications() {
  const { data, ...rest } = useRead(applicationsRead)
  const withdrawal = useSend(withdrawApplication)
  const reminder = useSend(remindOfApplication)
  const removal = useSend(removeApplication)
  const letter = useSend(replyToEmployer)
  return {
    applications: data,
    ...rest,
    /** Takes an application back and reads the list anew, whatever came of it. */
    async withdraw(id: string) {
      try {
        await withdrawal.send({ id })
      } finally {
        rest.retry()
      }
    },
    /** Takes an ended one out of the list. */
    async remove(id: string) {
      await removal.send({ id })
      rest.retry()
    },
    /** Writes to the employer. */
    async reply(id: string, words: string) {
      await letter.send({ id, words })
      rest.retry()
    },
    /** Asks the employer for an answer and reads the list anew, whatever came of it. */
    async remind(id: string) {
      try {
        await reminder.send({ id })
      } finally {
        rest.retry()
      }
    },
  }
}

/** What was applied for last, as many as the centre has room for. */
export function useRecentApplications() {
  const { data, ...state } = useCall(listOwnApplications, { pageSize: 4 })
  return { applications: data?.list, ...state }
}

import { useSWRConfig } from 'swr'
import { applySimply, flexibleJobInfo, listFlexibleJobs, listSimpleApplications } from '#contract/flexible'
import { callKey, useCall, useSend } from '#platform/call'
import { useSession } from '#platform/session'
import type { FlexibleQuery } from '../model/query.ts'

/** A page of casual work; the page before stays while the next one loads. */
export function useFlexibleJobs(query: FlexibleQuery) {
  const { data, ...state } = useCall(listFlexibleJobs, query, { keepPreviousData: true })
  return { jobs: data, ...state }
}

/** One posting of casual work. */
export function useFlexibleJob(id: string) {
  const { data, ...state } = useCall(flexibleJobInfo, { id })
  return { job: data, ...state }
}

/** Whether I have applied to a posting, and applying to it; nothing is asked for guests and employers. */
export function useSimpleApply(id: string) {
  const { user } = useSession()
  const { data, retry } = useCall(listSimpleApplications, user?.userType === 2 ? {} : null)
  const { send } = useSend(applySimply)
  const { mutate } = useSWRConfig()
  return {
    hasApplied: data?.list.some(row => row.id === id) ?? false,
    async apply(values: { name: string; note?: string | undefined }) {
      await send({ id, name: values.name, note: values.note ?? '' })
      retry()
      await mutate(callKey(flexibleJobInfo, { id }))
    },
  }
}

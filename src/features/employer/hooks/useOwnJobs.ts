import { useSWRConfig } from 'swr'
import type { InputOf } from '#contract/endpoint'
import { addJob, deleteJob, getOwnJob, listOwnJobs, type OwnJob, refreshJob, updateJobStatus } from '#contract/jobs'
import { API_PREFIX } from '#contract/wire'
import { callKey, useCall, useSend } from '#platform/call'
import { useDraftShelf } from '#platform/drafts'
import { dropPosting } from '../model/posting-drafts.ts'

/** A page of the employer's own jobs. */
export function useOwnJobs(input: InputOf<typeof listOwnJobs>) {
  const { data, ...state } = useCall(listOwnJobs, input, { keepPreviousData: true })
  return { jobs: data, ...state }
}

/** One own job, for editing. Null asks for none. */
export function useOwnJob(id: string | null) {
  const { data, ...state } = useCall(getOwnJob, id ? { id } : null)
  return { job: data, ...state }
}

const isOwnList = (key: unknown) => typeof key === 'string' && key.startsWith(`${API_PREFIX}${listOwnJobs.path}`)

/** What changes an own job; afterwards every list of them is read anew. */
export function useOwnJobActions() {
  const status = useSend(updateJobStatus)
  const refresh = useSend(refreshJob)
  const remove = useSend(deleteJob)
  const add = useSend(addJob)
  const shelf = useDraftShelf()
  const { mutate } = useSWRConfig()
  const renew = () => mutate(isOwnList)
  const keep = async (job: OwnJob) => {
    await mutate(callKey(getOwnJob, { id: job.id }), job, { revalidate: false })
    await renew()
    return job
  }

  return {
    isRefreshing: refresh.isSending,
    isCopying: add.isSending,
    setState: async (id: string, state: 'valid' | 'invalid') => keep(await status.send({ id, state })),
    refresh: async (id: string) => {
      const answer = await refresh.send({ id })
      await renew()
      return answer
    },
    remove: async (id: string) => {
      await remove.send({ id })
      dropPosting(shelf, { id })
      await renew()
    },
    /** Makes a draft with the content of another job. */
    copy: async (id: string) => keep(await add.send({ draft: {}, copyOf: id })),
    keep,
  }
}

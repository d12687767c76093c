import { addJob, deleteJob, getOwnJob, listOwnJobs, refreshJob, updateJobStatus } from '#contract/employer'
import type { InputOf } from '#contract/endpoint'
import type { OwnJob } from '#contract/jobs'
import type { Closing } from '#contract/posting-fields'
import {
  type BatchAction,
  beginFromTemplate,
  changeJobs,
  relistJob,
  scheduleJob,
  unscheduleJob,
} from '#contract/postings'
import { useCall, useRead, useRenew, useReplace, useSend } from '#platform/call'
import { useDraftShelf } from '#platform/drafts'
import { dropPosting } from '../model/posting-drafts.ts'
import { jobChoiceRead, ownJobInput, ownJobsRead, publishedRead } from '../reads.ts'

/** What some actions on several jobs ask for: why they are closed, until when they stand. */
export type BatchAnswers = Pick<InputOf<typeof changeJobs>, 'closing' | 'expiresOn'>

/** A page of the employer's own jobs. */
export function useOwnJobs() {
  const { data, ...state } = useRead(ownJobsRead)
  return { jobs: data, ...state }
}

/** The own jobs to choose one from. */
export function useJobChoice() {
  const { data } = useRead(jobChoiceRead)
  return { jobs: data?.list }
}

/** One own job, for editing. '' asks for none. */
export function useOwnJob(id: string) {
  const { data, ...state } = useCall(getOwnJob, ownJobInput(id))
  return { job: data, ...state }
}

/** The posting that was just handed in. */
export function usePublished() {
  const { data, ...state } = useRead(publishedRead)
  return { job: data, ...state }
}

/** What changes an own job; afterwards every list of them is read anew. */
export function useOwnJobActions() {
  const status = useSend(updateJobStatus)
  const refresh = useSend(refreshJob)
  const remove = useSend(deleteJob)
  const add = useSend(addJob)
  const begin = useSend(beginFromTemplate)
  const again = useSend(relistJob)
  const plan = useSend(scheduleJob)
  const unplan = useSend(unscheduleJob)
  const several = useSend(changeJobs)
  const shelf = useDraftShelf()
  const renew = useRenew(listOwnJobs)
  const replace = useReplace(getOwnJob)
  const keep = async (job: OwnJob) => {
    await replace({ id: job.id }, job)
    await renew()
    return job
  }

  return {
    isRefreshing: refresh.isSending,
    publish: async (id: string) => keep(await status.send({ id, state: 'valid' })),
    close: async (id: string, closing: Closing) => keep(await status.send({ id, state: 'invalid', closing })),
    relist: async (id: string, expiresOn: string) => keep(await again.send({ id, expiresOn })),
    schedule: async (id: string, opensOn: string) => keep(await plan.send({ id, opensOn })),
    unschedule: async (id: string) => keep(await unplan.send({ id })),
    /** The same for several; an answer for each, in their order. */
    change: async (ids: string[], action: BatchAction, answers: BatchAnswers = {}) => {
      const { list } = await several.send({ ids, action, ...answers })
      if (action === 'delete')
        for (const [place, id] of ids.entries()) if (list[place]?.done) dropPosting(shelf, { id })
      await renew()
      return list
    },
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
    /** Makes a draft with the content of a template. */
    begin: async (id: string) => keep(await begin.send({ id })),
    keep,
  }
}

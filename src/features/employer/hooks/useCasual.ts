import type { FlexibleDraft, OwnFlexibleJob } from '#contract/flexible-form'
import type { SimpleAnswer } from '#contract/flexible-life'
import {
  addFlexibleJob,
  answerFlexibleApplicant,
  closeFlexibleJob,
  deleteFlexibleJob,
  getOwnFlexibleJob,
  listFlexibleApplicants,
  listOwnFlexibleJobs,
  unqueueFlexibleJob,
  updateFlexibleJob,
} from '#contract/flexible-posts'
import type { Closing } from '#contract/posting-fields'
import { useRead, useRenew, useReplace, useSend } from '#platform/call'
import { casualApplicantsRead, casualJobRead, casualJobsRead } from '../reads.ts'

/** A page of the company's casual jobs. */
export function useCasualJobs() {
  const { data, ...state } = useRead(casualJobsRead)
  return { jobs: data, ...state }
}

/** The casual job that the address is about. */
export function useCasualJob() {
  const { data, ...state } = useRead(casualJobRead)
  return { job: data, ...state }
}

/** Who has applied to it, and the answers. */
export function useCasualApplicants() {
  const { data, ...state } = useRead(casualApplicantsRead)
  const { send } = useSend(answerFlexibleApplicant)
  const renewJob = useRenew(getOwnFlexibleJob)
  const renewList = useRenew(listFlexibleApplicants)
  return {
    applicants: data,
    ...state,
    async answer(id: string, answer: SimpleAnswer) {
      try {
        return await send({ id, answer })
      } finally {
        // A refusal too says that somebody else was quicker.
        await Promise.all([renewJob(), renewList()])
      }
    },
  }
}

interface Written {
  /** What is changed; null for a new one. */
  readonly stored: OwnFlexibleJob | null
  readonly relistOf: string
  readonly version: number
  readonly draft: FlexibleDraft
  readonly publish: boolean
}

/** What changes a casual job; afterwards lists are read anew. */
export function useCasualActions() {
  const add = useSend(addFlexibleJob)
  const update = useSend(updateFlexibleJob)
  const end = useSend(closeFlexibleJob)
  const unqueue = useSend(unqueueFlexibleJob)
  const remove = useSend(deleteFlexibleJob)
  const renew = useRenew(listOwnFlexibleJobs)
  const replace = useReplace(getOwnFlexibleJob)
  const keep = async (job: OwnFlexibleJob) => {
    await replace({ id: job.id }, job)
    await renew()
    return job
  }
  return {
    write: async ({ stored, relistOf, version, draft, publish }: Written) =>
      keep(
        stored
          ? await update.send({ id: stored.id, version, draft, publish })
          : await add.send({ draft, publish, ...(relistOf && { relistOf }) }),
      ),
    close: async (id: string, closing: Closing) => keep(await end.send({ id, closing })),
    unqueue: async (id: string) => keep(await unqueue.send({ id })),
    remove: async (id: string) => {
      await remove.send({ id })
      await renew()
    },
  }
}

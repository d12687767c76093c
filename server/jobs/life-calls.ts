import { codes } from '#contract/codes'
import { changeJobs, relistJob, scheduleJob, unscheduleJob } from '#contract/postings'
import { Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { backToDraft, moveUp, relist, remove, saidWhy, scheduleFor, takeDownFor } from './life.ts'
import { locked, type Own, shown } from './own.ts'
import type { OwnRow } from './queries/own.ts'
import type { Why } from './queries/publish.ts'

async function removeDraft(context: Own, row: OwnRow): Promise<void> {
  if (row.stage !== 'draft') throw new Refusal(codes.wrongState, '不是草稿，不能批量删除')
  await remove(context, row)
}

async function closeShown(context: Own, row: OwnRow, why: Why | undefined): Promise<void> {
  if (row.stage === 'closed') throw new Refusal(codes.wrongState, '职位已经下架')
  await takeDownFor(context, row, saidWhy(why))
}

/** One of several: what was done, or why not. Anything but a refusal undoes them all. */
async function answered(work: () => Promise<unknown>): Promise<{ done: boolean; says: string }> {
  try {
    await work()
    return { done: true, says: '' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { done: false, says: error.message }
  }
}

/** What an employer does with postings later in their life, and with several at once. */
export const lifeCalls = [
  serve(relistJob, async ({ id, expiresOn }, context) => {
    await relist(context, await locked(context, id), expiresOn)
    return shown(context, id)
  }),

  serve(scheduleJob, async ({ id, opensOn }, context) => {
    await scheduleFor(context, await locked(context, id), opensOn)
    return shown(context, id)
  }),

  serve(unscheduleJob, async ({ id }, context) => {
    await backToDraft(context, await locked(context, id))
    return shown(context, id)
  }),

  serve(changeJobs, async ({ ids, action, closing }, context) => {
    const change = {
      close: (row: OwnRow) => closeShown(context, row, closing),
      refresh: (row: OwnRow) => moveUp(context, row),
      delete: (row: OwnRow) => removeDraft(context, row),
    }[action]
    // In one order, so that two who choose the same jobs cannot wait for each other.
    const answers = new Map<string, { done: boolean; says: string }>()
    for (const id of ids.toSorted((one, other) => Number(one) - Number(other))) {
      answers.set(id, await answered(async () => change(await locked(context, id))))
    }
    return { list: ids.flatMap(id => answers.get(id) ?? []) }
  }),
]

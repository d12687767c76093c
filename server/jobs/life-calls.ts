import { codes } from '#contract/codes'
import { changeJobs, relistJob, scheduleJob, unscheduleJob } from '#contract/postings'
import { chinaDay } from '../clock.ts'
import { invalid, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { backToDraft, makeOpen, moveUp, relist, remove, saidWhy, scheduleFor, takeDownFor } from './life.ts'
import { locked, type Own, shown } from './own.ts'
import { expiryProblem } from './posting.ts'
import type { OwnRow } from './queries/own.ts'
import type { Why } from './queries/publish.ts'

/** Sentences that a list of several has room for. */
const MOST_SENTENCES = 3

async function publishDraft(context: Own, row: OwnRow): Promise<void> {
  if (row.stage !== 'draft') throw new Refusal(codes.wrongState, '不是草稿，不能批量发布')
  await makeOpen(context, row)
}

async function relistShown(context: Own, row: OwnRow, expiresOn: string): Promise<void> {
  if (row.stage === 'open') throw new Refusal(codes.wrongState, '职位已在招聘中')
  await relist(context, row, expiresOn)
}

/** The last day of all of them. Throws the `invalid` refusal where none of them could have it. */
function saidLastDay(expiresOn: string | undefined, today: string): string {
  if (expiresOn === undefined) throw invalid({ expiresOn: '请选择截止日期' })
  const fields = expiryProblem(expiresOn, today)
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return expiresOn
}

async function removeDraft(context: Own, row: OwnRow): Promise<void> {
  if (row.stage !== 'draft') throw new Refusal(codes.wrongState, '不是草稿，不能批量删除')
  await remove(context, row)
}

async function closeShown(context: Own, row: OwnRow, why: Why | undefined): Promise<void> {
  if (row.stage === 'closed' || row.stage === 'barred') throw new Refusal(codes.wrongState, '职位已经下架')
  await takeDownFor(context, row, saidWhy(why))
}

/** Why, in one line: what is wrong with its fields, or the refusal's own words. */
function reasonOf({ message, data }: Refusal): string {
  const fields = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : null
  const sentences = [...new Set(typeof fields === 'object' && fields !== null ? Object.values(fields) : [])]
  if (sentences.length === 0) return message
  const said = sentences.slice(0, MOST_SENTENCES).join('；')
  return sentences.length > MOST_SENTENCES ? `${said}，等 ${sentences.length} 处` : said
}

/** One of several: what was done, or why not. Anything but a refusal undoes them all. */
async function answered(work: () => Promise<unknown>): Promise<{ done: boolean; says: string }> {
  try {
    await work()
    return { done: true, says: '' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { done: false, says: reasonOf(error) }
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

  serve(changeJobs, async ({ ids, action, closing, expiresOn }, context) => {
    const lastDay = action === 'relist' ? saidLastDay(expiresOn, chinaDay(context.now)) : ''
    const change = {
      publish: (row: OwnRow) => publishDraft(context, row),
      relist: (row: OwnRow) => relistShown(context, row, lastDay),
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

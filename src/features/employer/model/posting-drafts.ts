import * as z from 'zod/mini'
import { type JobDraft, jobDraft, type OwnJob } from '#contract/job-posting'
import { type DraftShelf, keepDraft, openDraft } from '#platform/drafts'
import { emptyDraft, type PostingValues, valuesOf } from './posting-values.ts'

/** A request to make a job whose answer has not come: repeated to the letter, it makes no second one. */
export interface Creation {
  /** Idempotency key. */
  key: string
  draft: JobDraft
}

const CREATION = 'posting:new:sent'
const nameOf = (job: OwnJob | null) => `posting:${job?.id ?? 'new'}`
const storedOf = (job: OwnJob | null) => valuesOf(job?.draft ?? emptyDraft)

const creation = () => z.object({ key: z.string(), draft: jobDraft() })

/** The shape of the form, whatever is written in it. */
const postingShape = () =>
  z.strictObject({
    title: z.string(),
    category: z.string(),
    nature: z.string(),
    headcount: z.string(),
    wageMin: z.string(),
    wageMax: z.string(),
    wageMonths: z.string(),
    probation: z.string(),
    education: z.string(),
    experience: z.string(),
    city: z.string(),
    district: z.string(),
    address: z.string(),
    workingHours: z.string(),
    welfare: z.array(z.string()),
    duties: z.string(),
    requirements: z.string(),
    urgent: z.boolean(),
    forGraduates: z.boolean(),
    expiresOn: z.string(),
  })

function readValues(draft: unknown): PostingValues | null {
  const parsed = z.safeParse(postingShape(), draft)
  return parsed.success ? parsed.data : null
}

/** With what the form of a job opens; null for a job that is not stored yet. */
export function openPosting(shelf: DraftShelf, job: OwnJob | null) {
  const { kind, data } = openDraft(shelf, nameOf(job), { stored: storedOf(job), read: readValues })
  if (job) return { kind, values: data, creation: null }
  const sent = z.safeParse(creation(), shelf.read(CREATION))
  return {
    kind: kind === 'stored' ? kind : ('restored' as const),
    values: data,
    creation: sent.success ? sent.data : null,
  }
}

/** Keeps what was typed on top of a job as it is stored, to the letter: rules are for what is sent. */
export const keepPosting = (shelf: DraftShelf, job: OwnJob | null, values: PostingValues) =>
  keepDraft(shelf, nameOf(job), { base: storedOf(job), draft: values })

export const dropPosting = (shelf: DraftShelf, job: Pick<OwnJob, 'id'>) => shelf.drop(`posting:${job.id}`)

export const keepCreation = (shelf: DraftShelf, sent: Creation) => shelf.keep(CREATION, sent)

/** The service refused to make the job: nothing is on its way any more. */
export const dropCreation = (shelf: DraftShelf) => shelf.drop(CREATION)

/** The job is there: what is typed from now on is kept under its id. */
export function dropNewPosting(shelf: DraftShelf) {
  shelf.drop(nameOf(null))
  dropCreation(shelf)
}

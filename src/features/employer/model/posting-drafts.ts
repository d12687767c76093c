import * as z from 'zod/mini'
import { emptyDraft, type JobDraft, jobDraft, type OwnJob, postingQuestions } from '#contract/job-posting'
import { readValues } from '#features/forms'
import { type DraftShelf, keepDraft, openDraft } from '#platform/drafts'
import { type PostingValues, valuesOf } from './posting-values.ts'

/** A request to make a job whose answer has not come: repeated to the letter, it makes no second one. */
export interface Creation {
  /** Idempotency key. */
  key: string
  draft: JobDraft
}

/** What a posting is kept by: a stored job, or the name of a beginning (`useBeginning`), so that two do not mix. */
export type PostingOrigin = OwnJob | { beginning: string }

const NEW = 'posting:new:'
const BEGINNING = /^posting:new:([^:]+)$/
const creationName = (beginning: string) => `${NEW}${beginning}:sent`
const nameOf = (origin: PostingOrigin) => ('beginning' in origin ? NEW + origin.beginning : `posting:${origin.id}`)
const storedOf = (origin: PostingOrigin) => valuesOf('beginning' in origin ? emptyDraft() : origin.draft)

const creation = () => z.object({ key: z.string(), draft: jobDraft() })

/** With what the form of a job opens. */
export function openPosting(shelf: DraftShelf, origin: PostingOrigin) {
  const { kind, data } = openDraft(shelf, nameOf(origin), {
    stored: storedOf(origin),
    read: kept => readValues(postingQuestions, kept),
  })
  if (!('beginning' in origin)) return { kind, values: data, creation: null }
  const sent = z.safeParse(creation(), shelf.read(creationName(origin.beginning)))
  return {
    kind: kind === 'stored' ? kind : ('restored' as const),
    values: data,
    creation: sent.success ? sent.data : null,
  }
}

/** Keeps what was typed on top of a job as it is stored, to the letter: rules are for what is sent. */
export const keepPosting = (shelf: DraftShelf, origin: PostingOrigin, values: PostingValues) =>
  keepDraft(shelf, nameOf(origin), { base: storedOf(origin), draft: values })

export const dropPosting = (shelf: DraftShelf, job: Pick<OwnJob, 'id'>) => shelf.drop(`posting:${job.id}`)

export const keepCreation = (shelf: DraftShelf, beginning: string, sent: Creation) =>
  shelf.keep(creationName(beginning), sent)

/** The service refused to make the job: nothing is on its way any more. */
export const dropCreation = (shelf: DraftShelf, beginning: string) => shelf.drop(creationName(beginning))

/** The job is there: what is typed from now on is kept under its id. */
export function dropNewPosting(shelf: DraftShelf, beginning: string) {
  shelf.drop(nameOf({ beginning }))
  dropCreation(shelf, beginning)
}

/** New postings that were begun elsewhere in this browser and never reached the service. */
export function leftoversOf(shelf: DraftShelf, current: string): { beginning: string; title: string }[] {
  return shelf.names().flatMap(name => {
    const beginning = BEGINNING.exec(name)?.[1]
    if (beginning === undefined || beginning === current) return []
    const { kind, values } = openPosting(shelf, { beginning })
    return kind === 'stored' ? [] : [{ beginning, title: values.title }]
  })
}

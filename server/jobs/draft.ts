import * as z from 'zod/mini'
import { jobDraft } from '#contract/job-posting'
import type { JobDraft, OwnJob } from '#contract/jobs'
import { closingReasonList } from '#contract/reference/closing-reasons'
import { labelOf } from '#contract/reference/lookup'
import { answersIn } from './columns.ts'
import type { OwnRow } from './queries/own.ts'

/** What the form shows: what was typed last, otherwise what is published. */
export const draftOf = (row: OwnRow): JobDraft => (row.draft === null ? answersIn(row) : z.parse(jobDraft(), row.draft))

/** True when publishing this would change nothing, now or on its day. */
export const isPublished = (row: OwnRow, draft: JobDraft): boolean =>
  row.stage !== 'draft' && isSame(draft, answersIn(row))

/** Two forms with the same contents. */
export const isSame = (one: JobDraft, other: JobDraft): boolean => fingerprint(one) === fingerprint(other)

const fingerprint = (draft: JobDraft) => JSON.stringify(Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Why a job was taken down, for its employer; '' where it was not. */
export const becauseOf = ({ stage, closed_reason: reason, closed_words: words }: OwnRow): string =>
  stage === 'barred'
    ? words
    : stage === 'closed'
      ? [labelOf(closingReasonList, reason), words].filter(part => part !== '').join('：')
      : ''

/** An employer's own job as the contract shows it. */
export const toOwnJob = (row: OwnRow): OwnJob => ({
  id: String(row.id),
  state: row.state,
  stage: row.stage,
  opensOn: row.opens_on ?? '',
  closedBecause: becauseOf(row),
  draft: draftOf(row),
  version: row.version,
  updatedAt: Date.parse(row.updated_at),
})

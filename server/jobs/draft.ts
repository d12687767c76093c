import * as z from 'zod/mini'
import { jobDraft } from '#contract/job-posting'
import type { JobDraft, OwnJob } from '#contract/jobs'
import { closingReasonList } from '#contract/reference/closing-reasons'
import { labelOf } from '#contract/reference/lookup'
import type { OwnRow } from './queries/own.ts'

/** The columns of a published job as the form that made them. */
const columnsOf = (row: OwnRow): JobDraft => ({
  title: row.title,
  category: row.category3,
  nature: row.nature,
  headcount: row.headcount,
  wageMin: row.wage_min,
  wageMax: row.wage_max,
  wageMonths: row.wage_months,
  contractTerm: row.contract_term,
  probation: row.probation,
  education: row.education,
  experience: row.experience,
  city: row.city,
  district: row.district,
  address: row.address,
  workingHours: row.working_hours,
  welfare: row.welfare,
  duties: row.duties,
  requirements: row.requirements,
  urgent: row.urgent,
  forGraduates: row.for_graduates,
  expiresOn: row.expires_on ?? '',
})

/** What the form shows: what was typed last, otherwise what is published. */
export const draftOf = (row: OwnRow): JobDraft => (row.draft === null ? columnsOf(row) : z.parse(jobDraft(), row.draft))

/** True when publishing this would change nothing, now or on its day. */
export const isPublished = (row: OwnRow, draft: JobDraft): boolean =>
  row.stage !== 'draft' && isSame(draft, columnsOf(row))

/** Two forms with the same contents. */
export const isSame = (one: JobDraft, other: JobDraft): boolean => fingerprint(one) === fingerprint(other)

const fingerprint = (draft: JobDraft) => JSON.stringify(Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Why a job was taken down, for its employer; '' where it was not. */
export const becauseOf = ({ stage, closed_reason: reason, closed_words: words }: OwnRow): string =>
  stage === 'closed' ? [labelOf(closingReasonList, reason), words].filter(part => part !== '').join('：') : ''

/** An employer's own job as the contract shows it. */
export const toOwnJob = (row: OwnRow): OwnJob => ({
  id: String(row.id),
  state: row.state,
  opensOn: row.opens_on ?? '',
  closedBecause: becauseOf(row),
  draft: draftOf(row),
  version: row.version,
  updatedAt: Date.parse(row.updated_at),
})

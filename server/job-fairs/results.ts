import { LEAST_PEOPLE } from '#contract/fair-halls'
import type { FairFigures, PastFair } from '#contract/job-fairs'
import { sanitise } from '../news/sanitise.ts'
import { type FairRow, toFairSummary } from './rows.ts'

/** A figure of people, unless it would point to single ones. */
const people = (value: unknown): number | null =>
  typeof value === 'number' && value >= LEAST_PEOPLE ? Math.trunc(value) : null

const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> | null =>
  typeof stored === 'object' && stored !== null ? { ...stored } : null

/** What `fairs.results` says, as everybody may know it; null while nobody has counted. */
export function publicFigures(stored: unknown): FairFigures | null {
  const fields = fieldsOf(stored)
  if (!fields) return null
  const { visitors, resumes, intentions } = fields
  return { visitors: people(visitors), resumes: people(resumes), intentions: people(intentions) }
}

/** What the organiser wrote of it, safe to be shown. */
export function textOf(stored: unknown): string {
  const html = fieldsOf(stored)?.html
  return typeof html === 'string' ? sanitise(html) : ''
}

export const toPastFair = (row: FairRow & { readonly results: unknown }, now: Date): PastFair => ({
  ...toFairSummary(row, now),
  figures: publicFigures(row.results),
})

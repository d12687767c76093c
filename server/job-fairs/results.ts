import type { FairFigures, PastFair } from '#contract/job-fairs'
import { sanitise } from '../news/sanitise.ts'
import { type FairRow, toFairSummary } from './rows.ts'

const countIn = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.trunc(value) : 0)

const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> | null =>
  typeof stored === 'object' && stored !== null ? { ...stored } : null

/** What `fairs.results` says; null while nobody has counted. */
function figuresOf(stored: unknown): FairFigures | null {
  const fields = fieldsOf(stored)
  if (!fields) return null
  const { visitors, resumes, intentions } = fields
  return { visitors: countIn(visitors), resumes: countIn(resumes), intentions: countIn(intentions) }
}

/** What the organiser wrote of it, safe to be shown. */
export function textOf(stored: unknown): string {
  const html = fieldsOf(stored)?.html
  return typeof html === 'string' ? sanitise(html) : ''
}

export const toPastFair = (row: FairRow & { readonly results: unknown }, now: Date): PastFair => ({
  ...toFairSummary(row, now),
  figures: figuresOf(row.results),
})

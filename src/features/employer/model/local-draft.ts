import * as z from 'zod/mini'
import { getOwnJob, type JobDraft } from '#contract/jobs'
import type { TextStorage } from '#platform/storage'

const keyOf = (id: string) => `posting-draft:${id || 'new'}`

/** Keeps what was typed in this browser until the service has it. `id` is '' for a job that has none yet. */
export const keepLocal = (storage: TextStorage, id: string, draft: JobDraft) =>
  storage.set(keyOf(id), JSON.stringify(draft))

export const dropLocal = (storage: TextStorage, id: string) => storage.remove(keyOf(id))

/** What this browser kept; null where there is nothing, or nothing readable. */
export function readLocal(storage: TextStorage, id: string): JobDraft | null {
  const text = storage.get(keyOf(id))
  if (text === null) return null
  try {
    const parsed = z.safeParse(getOwnJob.output.shape.draft, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

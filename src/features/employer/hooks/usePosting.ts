import { useRef, useState } from 'react'
import { addJob, updateJob } from '#contract/employer'
import { type JobDraft, type OwnJob, ownJob } from '#contract/job-posting'
import { useTransport } from '#platform/call'
import { isSame, type Sent, storedElsewhere, useAutosave, useDraftShelf } from '#platform/drafts'
import { v4 } from '#platform/id'
import { CallRefused } from '#platform/transport'
import {
  dropCreation,
  dropNewPosting,
  dropPosting,
  keepCreation,
  keepPosting,
  openPosting,
  type PostingOrigin,
} from '../model/posting-drafts.ts'
import { draftOf, type PostingValues, unfitOf, valuesOf } from '../model/posting-values.ts'

/**
 * Keeps a posting while it is written: in this browser at every change, on the service when typing pauses and when the
 * page is left. What somebody else changed meanwhile is handed to the person (`conflict`). A new one is kept under its beginning.
 */
export function usePosting(origin: PostingOrigin, onSaved: (job: OwnJob) => void) {
  const beginning = 'beginning' in origin ? origin.beginning : ''
  const transport = useTransport()
  const shelf = useDraftShelf()
  const stored = useRef('beginning' in origin ? null : origin)
  const [opening] = useState(() => openPosting(shelf, origin))
  const creation = useRef(opening.creation)

  /** Makes the job; a lost answer is asked for again before anything newer is sent. */
  async function create(draft: JobDraft): Promise<Sent<OwnJob>> {
    const sent = creation.current ?? { key: v4(), draft }
    creation.current = sent
    keepCreation(shelf, beginning, sent)
    try {
      const made = await transport().call(addJob, { draft: sent.draft }, { idempotencyKey: sent.key })
      stored.current = made
      dropNewPosting(shelf, beginning)
      onSaved(made)
      return isSame(sent.draft, draft) ? 'stored' : 'again'
    } catch (error) {
      if (error instanceof CallRefused) {
        creation.current = null
        dropCreation(shelf, beginning)
      }
      throw error
    }
  }

  async function update({ id, version }: OwnJob, draft: JobDraft): Promise<Sent<OwnJob>> {
    try {
      const saved = await transport().call(updateJob, { id, version, draft })
      stored.current = saved
      onSaved(saved)
      return 'stored'
    } catch (error) {
      const conflict = storedElsewhere(error, ownJob())
      if (!conflict) throw error
      return { conflict }
    }
  }

  const autosave = useAutosave<PostingValues, OwnJob>(() => ({
    initial: opening.values,
    isDirty: opening.kind === 'restored',
    conflict: opening.kind === 'conflict' ? stored.current : null,
    keep: values => keepPosting(shelf, stored.current ?? origin, values),
    drop: () => stored.current && dropPosting(shelf, stored.current),
    async send(values) {
      if (unfitOf(values).length > 0) return 'unfit'
      const draft = draftOf(values)
      return stored.current ? update(stored.current, draft) : create(draft)
    },
    adopt(current) {
      stored.current = current
      onSaved(current)
      return valuesOf(current.draft)
    },
  }))

  return {
    initial: opening.values,
    restored: opening.kind === 'restored',
    /** Id of the stored job; '' before the first save. */
    idOf: () => stored.current?.id ?? '',
    ...autosave,
  }
}

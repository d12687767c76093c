import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { codes } from '#contract/codes'
import { addJob, getOwnJob, type JobDraft, type OwnJob, updateJob } from '#contract/jobs'
import type { DraftState } from '#design-system'
import { useTransport } from '#platform/call'
import { v4 } from '#platform/id'
import { browserStorage } from '#platform/storage'
import { CallFailed, CallRefused } from '#platform/transport'
import { dropLocal, keepLocal, readLocal } from '../model/local-draft.ts'
import { emptyDraft } from '../model/posting-values.ts'

const PAUSE_MS = 800
const storage = browserStorage()

/** The job as it is stored, when the service says that somebody else changed it. */
function storedElsewhere(error: unknown): OwnJob | null {
  if (!(error instanceof CallRefused) || error.code !== codes.conflict) return null
  const { data } = error
  if (typeof data !== 'object' || data === null || !('current' in data)) return null
  const parsed = z.safeParse(getOwnJob.output, data.current)
  return parsed.success ? parsed.data : null
}

interface Work {
  id: string
  version: number
  draft: JobDraft
  isDirty: boolean
  timer: number
  key: string
  running: Promise<boolean> | null
}

/**
 * Keeps a posting while it is written: in this browser at every change, on the service when typing pauses and when the
 * page is left. What somebody else changed meanwhile is handed to the person (`conflict`).
 */
export function usePosting(job: OwnJob | null, onSaved: (job: OwnJob) => void) {
  const transport = useTransport()
  const [opening] = useState(() => {
    const kept = readLocal(storage, job?.id ?? '')
    return { draft: kept ?? job?.draft ?? emptyDraft, restored: kept !== null }
  })
  const [state, setState] = useState<DraftState>({ kind: 'clean' })
  const [conflict, setConflict] = useState<OwnJob | null>(null)
  const work = useRef<Work>({
    id: job?.id ?? '',
    version: job?.version ?? 1,
    draft: opening.draft,
    isDirty: opening.restored,
    timer: 0,
    key: v4(),
    running: null,
  })

  async function send(now: Work): Promise<OwnJob> {
    if (now.id) return transport().call(updateJob, { id: now.id, version: now.version, draft: now.draft })
    return transport().call(addJob, { draft: now.draft }, { idempotencyKey: now.key })
  }

  async function run(now: Work): Promise<boolean> {
    while (now.isDirty) {
      now.isDirty = false
      setState({ kind: 'saving' })
      try {
        const before = now.id
        const saved = await send(now)
        Object.assign(now, { id: saved.id, version: saved.version, key: v4() })
        if (!now.isDirty) dropLocal(storage, before)
        else if (!before) dropLocal(storage, '')
        setState({ kind: 'saved', at: Date.now() })
        onSaved(saved)
      } catch (error) {
        now.isDirty = true
        setConflict(storedElsewhere(error))
        const isOffline = error instanceof CallFailed && error.failure.kind === 'offline'
        setState({ kind: 'unsaved', reason: isOffline ? 'offline' : 'failed' })
        return false
      }
    }
    return true
  }

  /** Sends what is not stored yet; true once everything is. Joins a save that is under way. */
  function save(): Promise<boolean> {
    const now = work.current
    window.clearTimeout(now.timer)
    now.running ??= run(now).finally(() => {
      now.running = null
    })
    return now.running
  }

  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const saveNow = () => void latest.current()
    window.addEventListener('online', saveNow)
    saveNow()
    return () => {
      window.removeEventListener('online', saveNow)
      saveNow()
    }
  }, [])

  function change(draft: JobDraft) {
    const now = work.current
    Object.assign(now, { draft, isDirty: true })
    keepLocal(storage, now.id, draft)
    window.clearTimeout(now.timer)
    now.timer = window.setTimeout(() => void latest.current(), PAUSE_MS)
  }

  /** Ends a conflict by putting what was typed here on top of what is stored. */
  function keepMine() {
    if (conflict) work.current.version = conflict.version
    setConflict(null)
    void save()
  }

  /** Ends a conflict by taking what is stored; gives it for the form to show. */
  function takeOther(): JobDraft {
    const stored = conflict?.draft ?? work.current.draft
    Object.assign(work.current, { version: conflict?.version ?? work.current.version, draft: stored, isDirty: false })
    dropLocal(storage, work.current.id)
    setConflict(null)
    setState({ kind: 'clean' })
    return stored
  }

  return {
    initial: opening.draft,
    restored: opening.restored,
    /** Id of the stored job; '' before the first save. */
    idOf: () => work.current.id,
    state,
    change,
    save,
    conflict,
    keepMine,
    takeOther,
  }
}

import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { codes } from '#contract/codes'
import type { ResumeSectionName } from '#contract/resume-sections'
import { getResume, type Resume, saveResumeSection } from '#contract/resumes'
import type { DraftState } from '#design-system'
import { useTransport } from '#platform/call'
import { CallFailed, CallRefused } from '#platform/transport'
import { dropDraft, judgeDraft, keepDraft, localDrafts, readDraft } from '../model/drafts.ts'
import { changeOf, isSame, type SectionValues, valuesOf } from '../model/section-values.ts'
import { useKeepResume } from './useResume.ts'

const PAUSE_MS = 800

/** The resume as it is stored, when the service says that somebody else changed it. */
function storedElsewhere(error: unknown): Resume | null {
  if (!(error instanceof CallRefused) || error.code !== codes.conflict) return null
  const { data } = error
  if (typeof data !== 'object' || data === null || !('current' in data)) return null
  const parsed = z.safeParse(getResume.output, data.current)
  return parsed.success ? parsed.data : null
}

/** With what a section opens: what is stored, or what this browser kept on top of it. */
function openingOf(resume: Resume, section: ResumeSectionName) {
  const draft = readDraft(localDrafts, resume.id, section)
  const verdict = judgeDraft(draft, resume.sections[section])
  const values = valuesOf(resume.sections, section)
  if (!draft || verdict === 'none') return { values, restored: false, conflict: null, base: values }
  const kept = valuesOf({ ...resume.sections, [section]: draft.change.data }, section)
  return { values: kept, restored: verdict === 'restore', conflict: verdict === 'choose' ? resume : null, base: values }
}

interface Work {
  version: number
  base: unknown
  values: SectionValues
  /** Something is not known to be stored. */
  isDirty: boolean
  /** A conflict waits for the person's word. */
  isHeld: boolean
  timer: number
  running: Promise<boolean> | null
}

/**
 * Keeps what is typed into one section: in this browser at every change, on the service when typing pauses and when the
 * section is left. The browser lets go only of what the service has. A change made elsewhere to other sections is joined
 * silently; one to this section is handed to the person (`conflict`).
 */
export function useSectionDraft(resume: Resume, section: ResumeSectionName) {
  const transport = useTransport()
  const keepResume = useKeepResume()
  const [opening] = useState(() => openingOf(resume, section))
  const [state, setState] = useState<DraftState>({ kind: 'clean' })
  const [conflict, setConflict] = useState<Resume | null>(opening.conflict)
  const work = useRef<Work>({
    version: resume.version,
    base: resume.sections[section],
    values: opening.values,
    isDirty: opening.restored,
    isHeld: opening.conflict !== null,
    timer: 0,
    running: null,
  })

  /** One attempt; true when it is worth going on. */
  async function attempt(now: Work): Promise<boolean> {
    const change = changeOf(section, now.values)
    if (!change) {
      setState({ kind: 'unsaved', reason: 'failed' })
      return false
    }
    now.isDirty = false
    setState({ kind: 'saving' })
    try {
      const saved = await transport().call(saveResumeSection, { id: resume.id, version: now.version, change })
      now.version = saved.version
      now.base = saved.sections[section]
      if (!now.isDirty) dropDraft(localDrafts, resume.id, section)
      setState({ kind: 'saved', at: Date.now() })
      void keepResume(saved)
      return true
    } catch (error) {
      now.isDirty = true
      const current = storedElsewhere(error)
      if (current && isSame(current.sections[section], now.base)) {
        now.version = current.version
        return true
      }
      if (current) {
        now.isHeld = true
        setConflict(current)
      }
      const isOffline = error instanceof CallFailed && error.failure.kind === 'offline'
      setState({ kind: 'unsaved', reason: isOffline ? 'offline' : 'failed' })
      return false
    }
  }

  async function run(now: Work): Promise<boolean> {
    while (now.isDirty && !now.isHeld) if (!(await attempt(now))) break
    return !now.isDirty
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
    const onHide = () => document.visibilityState === 'hidden' && saveNow()
    window.addEventListener('online', saveNow)
    document.addEventListener('visibilitychange', onHide)
    saveNow()
    return () => {
      window.removeEventListener('online', saveNow)
      document.removeEventListener('visibilitychange', onHide)
      saveNow()
    }
  }, [])

  function change(values: SectionValues) {
    const now = work.current
    if (isSame(values, now.values)) return
    // The form goes on writing into its own object.
    now.values = structuredClone(values)
    now.isDirty = true
    const typed = changeOf(section, values)
    if (typed) keepDraft(localDrafts, resume.id, { at: Date.now(), base: now.base, change: typed })
    window.clearTimeout(now.timer)
    now.timer = window.setTimeout(() => void latest.current(), PAUSE_MS)
  }

  /** Ends a conflict: goes on with what was typed here, on top of what is stored elsewhere. */
  function keepMine() {
    if (!conflict) return
    Object.assign(work.current, {
      version: conflict.version,
      base: conflict.sections[section],
      isHeld: false,
      isDirty: true,
    })
    setConflict(null)
    void save()
  }

  /** Ends a conflict: takes what is stored elsewhere, and gives it for the form to show. */
  function takeOther(): SectionValues {
    const stored = conflict ?? resume
    const values = valuesOf(stored.sections, section)
    window.clearTimeout(work.current.timer)
    Object.assign(work.current, {
      version: stored.version,
      base: stored.sections[section],
      values,
      isHeld: false,
      isDirty: false,
    })
    dropDraft(localDrafts, resume.id, section)
    setConflict(null)
    setState({ kind: 'clean' })
    void keepResume(stored)
    return values
  }

  return { initial: opening.values, restored: opening.restored, state, change, save, conflict, keepMine, takeOther }
}

import { useState } from 'react'
import { resume as resumeSchema } from '#contract/resume-fields'
import type { ResumeSectionName } from '#contract/resume-sections'
import { type Resume, saveResumeSection } from '#contract/resumes'
import { useTransport } from '#platform/call'
import { isSame, storedElsewhere, useAutosave, useDraftShelf } from '#platform/drafts'
import { dropSection, keepSection, openSection } from '../model/drafts.ts'
import { changeOf, type SectionValues, valuesOf } from '../model/section-values.ts'
import { useKeepResume } from './useResume.ts'

/**
 * Keeps what is typed into one section: in this browser at every change, on the service when typing pauses and when the
 * section is left. A change made elsewhere to other sections is joined silently; one to this section is handed to the
 * person (`conflict`).
 */
export function useSectionDraft(resume: Resume, section: ResumeSectionName) {
  const transport = useTransport()
  const keepResume = useKeepResume()
  const shelf = useDraftShelf()
  const [opening] = useState(() => openSection(shelf, resume, section))

  const autosave = useAutosave<SectionValues, Resume>(() => {
    let stored = resume
    return {
      initial: opening.values,
      isDirty: opening.kind === 'restored',
      conflict: opening.kind === 'conflict' ? resume : null,
      keep: values => keepSection(shelf, stored, section, values),
      drop: () => dropSection(shelf, resume.id, section),
      async send(values) {
        const change = changeOf(section, values)
        if (!change) return 'unfit'
        try {
          stored = await transport().call(saveResumeSection, { id: resume.id, version: stored.version, change })
          void keepResume(stored)
          return 'stored'
        } catch (error) {
          const current = storedElsewhere(error, resumeSchema())
          if (!current) throw error
          if (!isSame(current.sections[section], stored.sections[section])) return { conflict: current }
          stored = current
          return 'again'
        }
      },
      adopt(current) {
        stored = current
        void keepResume(stored)
        return valuesOf(stored.sections, section)
      },
    }
  })

  return { initial: opening.values, restored: opening.kind === 'restored', ...autosave }
}

import { useState } from 'react'
import { storedExamForm } from '#contract/exam-registration-form'
import { type ExamRegistration, saveRegistration } from '#contract/exam-registrations'
import { useTransport } from '#platform/call'
import { isSame, keepDraft, openDraft, storedElsewhere, useAutosave, useDraftShelf } from '#platform/drafts'
import type { PartForm, PartValues, StoredForm } from '../model/part-forms.ts'
import { useKeepRegistration } from './useRegistration.ts'

/**
 * Keeps what is typed into one part of a registration: in this browser at every change, on the service when typing pauses
 * and when the part is left. A change made elsewhere to other parts is joined silently; one to this part is handed to the
 * person (`conflict`).
 */
export function usePartDraft(registration: ExamRegistration, form: PartForm) {
  const { id, outdated } = registration
  const transport = useTransport()
  const keepRegistration = useKeepRegistration(id)
  const shelf = useDraftShelf()
  const name = `exam:${id}:${form.name}`
  const [opening] = useState(() =>
    openDraft<PartValues>(shelf, name, { stored: form.valuesOf(registration), read: form.read }),
  )
  const autosave = useAutosave<PartValues, StoredForm>(() => {
    let stored: StoredForm = registration
    function store(next: StoredForm) {
      stored = next
      const { version, updatedAt, identity, answers, waiver, materials } = next
      void keepRegistration({
        version,
        updatedAt,
        identity,
        answers,
        waiver,
        materials,
        // A stamp holds for the very version that was checked.
        stampedUntil: null,
        outdated: outdated.filter(part => part !== form.name),
      })
    }
    return {
      initial: opening.data,
      isDirty: opening.kind === 'restored',
      conflict: opening.kind === 'conflict' ? registration : null,
      keep: values => keepDraft(shelf, name, { base: form.valuesOf(stored), draft: form.keptOf(values) }),
      drop: () => shelf.drop(name),
      async send(values) {
        if (form.unfitOf(values).length > 0) return 'unfit'
        const change = form.changeOf(values, stored)
        try {
          const call = { id, version: stored.version, ...change.sent }
          const { version, savedAt } = await transport().call(saveRegistration, call)
          store({ ...stored, ...change.stored, version, updatedAt: savedAt })
          return 'stored'
        } catch (error) {
          const current = storedElsewhere(error, storedExamForm())
          if (!current) throw error
          if (!isSame(form.valuesOf(current), form.valuesOf(stored))) return { conflict: current }
          store(current)
          return 'again'
        }
      },
      adopt(current) {
        store(current)
        return form.valuesOf(current)
      },
    }
  })
  return { initial: opening.data, restored: opening.kind === 'restored', ...autosave }
}

import { useRef, useState } from 'react'
import { type OwnCompany, ownCompany } from '#contract/company-fields'
import { updateCompany } from '#contract/employer'
import { useTransport } from '#platform/call'
import { isSame, storedElsewhere, useAutosave, useDraftShelf } from '#platform/drafts'
import {
  dropProfile,
  factsOf,
  keepProfile,
  openProfile,
  type ProfileValues,
  valuesOf,
} from '../model/profile-values.ts'
import { useKeepCompany } from './useCompanyChanges.ts'

/**
 * Keeps what is typed into the profile in this browser until it is saved: everybody sees what is saved, so a person saves
 * when it is ready to be seen. What somebody else saved meanwhile is handed to the person (`conflict`).
 */
export function useProfileDraft(company: OwnCompany) {
  const transport = useTransport()
  const shelf = useDraftShelf()
  const keepCompany = useKeepCompany()
  const [opening] = useState(() => openProfile(shelf, company))
  const stored = useRef(company)

  const draft = useAutosave<ProfileValues, OwnCompany>(() => ({
    saves: 'asked',
    initial: opening.data,
    isDirty: opening.kind === 'restored',
    conflict: opening.kind === 'conflict' ? company : null,
    isStored: values => isSame(values, valuesOf(stored.current)),
    keep: values => keepProfile(shelf, stored.current, values),
    drop: () => dropProfile(shelf),
    async send(values) {
      try {
        stored.current = await transport().call(updateCompany, { version: stored.current.version, ...factsOf(values) })
        void keepCompany(stored.current)
        return 'stored'
      } catch (error) {
        const conflict = storedElsewhere(error, ownCompany())
        if (!conflict) throw error
        return { conflict }
      }
    },
    adopt(current) {
      stored.current = current
      void keepCompany(current)
      return valuesOf(current)
    },
  }))

  return { initial: opening.data, restored: opening.kind === 'restored', ...draft }
}

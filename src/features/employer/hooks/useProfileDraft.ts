import { useRef, useState } from 'react'
import { type OwnCompany, ownCompany } from '#contract/company-fields'
import { updateCompany } from '#contract/employer'
import { useTransport } from '#platform/call'
import { isSame, storedElsewhere, useDraftShelf } from '#platform/drafts'
import { dropProfile, keepProfile, openProfile, type ProfileValues, valuesOf } from '../model/profile-values.ts'
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
  const [typed, setTyped] = useState(opening.data)
  const [form, setForm] = useState({ values: opening.data, round: 0 })
  const [isChanged, setChanged] = useState(opening.kind !== 'stored')
  const [conflict, setConflict] = useState(opening.kind === 'conflict' ? company : null)

  function change(values: ProfileValues) {
    setTyped({ ...values })
    const differs = !isSame(values, valuesOf(stored.current))
    setChanged(differs)
    if (differs) keepProfile(shelf, stored.current, values)
    else dropProfile(shelf)
  }

  function settle(company: OwnCompany, values: ProfileValues) {
    stored.current = company
    setTyped(values)
    dropProfile(shelf)
    setChanged(false)
    setConflict(null)
  }

  return {
    /** With what the form opens; each `round` is a form of its own. */
    ...form,
    restored: opening.kind === 'restored' && form.round === 0 && isChanged,
    isChanged,
    conflict,
    /** What the form holds now. */
    typed,
    change,
    /** False where somebody else saved meanwhile; whatever else goes wrong is thrown. */
    async save(values: ProfileValues): Promise<boolean> {
      try {
        const saved = await transport().call(updateCompany, { version: stored.current.version, ...values })
        settle(saved, valuesOf(saved))
        await keepCompany(saved)
        return true
      } catch (error) {
        const current = storedElsewhere(error, ownCompany())
        if (!current) throw error
        setConflict(current)
        return false
      }
    },
    /** Goes on with what was typed here; saving it is the person's next step. */
    keepMine() {
      if (!conflict) return
      stored.current = conflict
      setConflict(null)
      change(typed)
    },
    takeOther() {
      if (!conflict) return
      const values = valuesOf(conflict)
      settle(conflict, values)
      setForm(({ round }) => ({ values, round: round + 1 }))
      void keepCompany(conflict)
    },
  }
}

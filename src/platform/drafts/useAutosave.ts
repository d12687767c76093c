import { useEffect, useState, useSyncExternalStore } from 'react'
import { attach } from './attach.ts'
import { type Autosave, type AutosaveState, type AutosaveTask, createAutosave } from './autosave.ts'
import { browserDrafts } from './browser-drafts.ts'

/** Saves a form by itself while it is on screen. The task is begun once: a form for another thing needs another key. */
export function useAutosave<Draft, Stored>(
  begin: () => AutosaveTask<Draft, Stored>,
): AutosaveState<Stored> & Pick<Autosave<Draft, Stored>, 'getDraft' | 'change' | 'save' | 'keepMine' | 'takeOther'> {
  const [{ autosave, isAsked }] = useState(() => {
    const task = begin()
    return { autosave: createAutosave(task), isAsked: task.saves === 'asked' }
  })
  useEffect(() => {
    if (!isAsked) return attach(autosave, { window, document }, browserDrafts)
  }, [autosave, isAsked])
  const shown = useSyncExternalStore(autosave.subscribe, autosave.getState, autosave.getState)
  const { getDraft, change, save, keepMine, takeOther } = autosave
  return { ...shown, getDraft, change, save, keepMine, takeOther }
}

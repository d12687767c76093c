import { useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldFault } from './faults.ts'

/**
 * Shows faults that do not wait until a form is sent: each call names all of them, and those no longer named go. To be
 * called in effects and events.
 */
export function useStandingFaults<Values extends FieldValues>({
  setError,
  clearErrors,
}: Pick<UseFormReturn<Values>, 'setError' | 'clearErrors'>) {
  const shown = useRef<ReadonlyMap<string, string>>(new Map())
  return (faults: readonly FieldFault[]) => {
    const before = shown.current
    const now = new Map(faults.map(({ path, message }) => [path, message]))
    // Known before the form speaks of it: its own announcement calls back here.
    shown.current = now
    // The rules name fields by the same paths as the form.
    for (const path of before.keys()) if (!now.has(path)) clearErrors(path as Path<Values>)
    for (const [path, message] of now) {
      if (before.get(path) !== message) setError(path as Path<Values>, { type: 'standing', message })
    }
  }
}

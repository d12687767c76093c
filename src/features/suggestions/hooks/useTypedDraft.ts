import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type TextStorage, tabStorage } from '#platform/storage'

function read(storage: TextStorage, key: string): object {
  try {
    return Object(JSON.parse(storage.get(key) ?? '{}'))
  } catch {
    return {}
  }
}

/**
 * Keeps the named fields of a form in this tab, so that signing in on the way or a reload loses nothing that was typed.
 * The function that it gives forgets them, once the form has been sent.
 */
export function useTypedDraft<Values extends FieldValues>(
  key: string,
  { reset, watch, getValues }: UseFormReturn<Values>,
  pick: (values: Values) => object,
): () => void {
  const kept = useRef(pick)
  useEffect(() => {
    const storage = tabStorage()
    const before = read(storage, key)
    if (Object.keys(before).length > 0) reset({ ...getValues(), ...before })
    const { unsubscribe } = watch(() => storage.set(key, JSON.stringify(kept.current(getValues()))))
    return unsubscribe
  }, [key, reset, watch, getValues])
  return () => tabStorage().remove(key)
}

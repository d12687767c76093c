import { type ComponentType, useEffect, useState } from 'react'
import type { DialogLayerProps } from './dialog-types.ts'

type Layer = ComponentType<DialogLayerProps>

let pending: Promise<Layer> | undefined

/** Fetches the dialog's code ahead of need, e.g. when the pointer comes near. A failed attempt is forgotten, so that the next one tries again. */
export const preloadDialog = (): Promise<Layer> => {
  pending ??= import('./DialogLayer.tsx').then(
    module => module.DialogLayer,
    error => {
      pending = undefined
      throw error
    },
  )
  return pending
}

/** The dialog's code once it was first needed. A failure is thrown into the error boundary around. */
export const useDialogLayer = (needed: boolean): Layer | undefined => {
  const [state, setState] = useState<{ layer?: Layer; error?: unknown }>({})
  const missing = needed && !state.layer
  useEffect(() => {
    if (!missing) return
    let current = true
    preloadDialog().then(
      layer => current && setState({ layer }),
      error => current && setState({ error }),
    )
    return () => {
      current = false
    }
  }, [missing])
  if (state.error) throw state.error
  return state.layer
}

import { type ComponentType, useEffect, useState } from 'react'
import type { TooltipLayerProps } from './tooltip-types.ts'

type Layer = ComponentType<TooltipLayerProps>

let pending: Promise<Layer> | undefined

const load = (): Promise<Layer> => {
  pending ??= import('./TooltipLayer.tsx').then(
    module => module.TooltipLayer,
    error => {
      pending = undefined
      throw error
    },
  )
  return pending
}

/** The code that places the words, once it was first needed. Without it the words are still read aloud: a failure is only forgotten. */
export const useTooltipLayer = (needed: boolean): Layer | undefined => {
  const [state, setState] = useState<{ layer?: Layer }>({})
  const missing = needed && !state.layer
  useEffect(() => {
    if (!missing) return
    let current = true
    load().then(
      layer => current && setState({ layer }),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [missing])
  return state.layer
}

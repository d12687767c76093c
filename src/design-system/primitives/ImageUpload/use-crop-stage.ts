import { type ComponentType, useEffect, useState } from 'react'
import type { CropStageProps } from './CropStage.tsx'

type Stage = ComponentType<CropStageProps>

let pending: Promise<Stage> | undefined

/** Fetches what cuts pictures. A failed attempt is forgotten, so that the next one tries again. */
export const preloadCropStage = (): Promise<Stage> => {
  pending ??= import('./CropStage.tsx').then(
    module => module.CropStage,
    error => {
      pending = undefined
      throw error
    },
  )
  return pending
}

/** What cuts pictures, once one has been chosen. */
export const useCropStage = (needed: boolean) => {
  const [state, setState] = useState<{ Stage?: Stage; failed?: boolean }>({})
  const missing = needed && !state.Stage && !state.failed
  useEffect(() => {
    if (!missing) return
    let current = true
    preloadCropStage().then(
      Stage => current && setState({ Stage }),
      () => current && setState({ failed: true }),
    )
    return () => {
      current = false
    }
  }, [missing])
  return { ...state, retry: () => setState({}) }
}

import { type ComponentType, useEffect, useState } from 'react'
import type { SliderLayerProps } from './slider-types.ts'

type Layer = ComponentType<SliderLayerProps>

/** The slider's code once the page is alive. Without it the browser's own slider and the number fields do the work, so a failure is only forgotten. */
export const useSliderLayer = (): Layer | undefined => {
  const [state, setState] = useState<{ layer?: Layer }>({})
  useEffect(() => {
    let current = true
    import('./SliderLayer.tsx').then(
      module => current && setState({ layer: module.SliderLayer }),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  return state.layer
}

import { type ReactNode, useDeferredValue } from 'react'
import { useHydrated } from '../behaviour/useHydrated.ts'

export type SeenSecondProps = {
  children: ReactNode
}

/**
 * What may wait for the next frame, such as what stands beside or below: after a change of page the rest is seen first. In a
 * document from the service it is there from the start. Renders its children alone.
 */
export const SeenSecond = ({ children }: SeenSecondProps) => {
  const isLater = useHydrated()
  return useDeferredValue(true, !isLater) && children
}

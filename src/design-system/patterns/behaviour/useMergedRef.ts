import { type Ref, type RefCallback, type RefObject, useCallback } from 'react'

/** One ref for an element that its component looks at and that its caller may want too. */
export const useMergedRef = <Node>(own: RefObject<Node | null>, given: Ref<Node> | undefined): RefCallback<Node> =>
  useCallback(
    node => {
      own.current = node
      const cleanUp = typeof given === 'function' ? given(node) : undefined
      if (given && typeof given === 'object') given.current = node
      return () => {
        own.current = null
        if (typeof cleanUp === 'function') cleanUp()
        else if (typeof given === 'function') given(null)
        else if (given) given.current = null
      }
    },
    [own, given],
  )

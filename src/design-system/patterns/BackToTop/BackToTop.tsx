import type { ComponentProps, MouseEvent } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { chevronUp } from '../../primitives/Icon/paths.ts'
import { Frame, Rail, Up } from './BackToTop.styles.ts'

export type BackToTopProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Takes the focus along: an element at the top that can have it. */
  focusId?: string | undefined
}

/** Up again, from one and a half screens down; appears by layout alone. Renders a `<div>` inside a positioned ancestor (PageLayout). */
export const BackToTop = ({ focusId, ...rest }: BackToTopProps) => {
  const climb = (event: MouseEvent) => {
    event.preventDefault()
    window.scrollTo({ top: 0 })
    if (focusId) document.getElementById(focusId)?.focus({ preventScroll: true })
  }
  return (
    <Frame {...rest}>
      <Rail>
        <Up href="#top" aria-label="回到顶部" onClick={climb}>
          <Icon path={chevronUp} />
        </Up>
      </Rail>
    </Frame>
  )
}

import { styled } from 'styled-components'
import { color, media, radius, shadow, size, space, z } from '../../tokens/index.ts'

/** A rail from one and a half screens down to the end of the page, in which the link keeps to the bottom of the window. */
export const Rail = styled.div`
  position: absolute;
  inset: 150vh ${space[4]} ${space[4]} auto;
  z-index: ${z.sticky};
  overflow: clip;
  overflow-clip-margin: ${space[2]};
  pointer-events: none;
  ${media.print} {
    display: none;
  }
`

export const Up = styled.a`
  position: sticky;
  top: calc(100vh - ${space[20]} - ${space[12]});
  display: grid;
  place-items: center;
  width: ${size.targetMain};
  height: ${size.targetMain};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
  color: ${color.textMuted};
  pointer-events: auto;
`

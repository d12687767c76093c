import { styled } from 'styled-components'
import { color, media, radius, shadow, size, space, z } from '../../tokens/index.ts'

/** As long as the page, and never longer: what reaches beyond its end is clipped. */
export const Frame = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${z.sticky};
  overflow: clip;
  pointer-events: none;
  ${media.print} {
    display: none;
  }
`

/** From one and a half screens down to the end; in it the link keeps to the bottom of the window. */
export const Rail = styled.div`
  width: fit-content;
  height: calc(100% - 150vh);
  margin: 150vh ${space[4]} 0 auto;
`

export const Up = styled.a`
  position: sticky;
  top: calc(100vh - ${space[20]} - ${space[12]} - ${size.floor});
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

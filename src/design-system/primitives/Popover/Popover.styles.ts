import { styled } from 'styled-components'
import { size, space, z } from '../../tokens/index.ts'
import { overlaySurface } from '../mixins.ts'

export const Root = styled.span`
  position: relative;
  display: inline-block;
`

/** The panel under a button: shared by Popover and Menu. */
export const Layer = styled.div`
  position: absolute;
  z-index: ${z.popover};
  inset: calc(100% + ${space[1]}) auto auto 0;
  width: max-content;
  min-width: 100%;
  max-width: min(${size.drawer}, 100vw - ${space[8]});
  max-height: 70vh;
  overflow-y: auto;
  padding: ${space[4]};
  ${overlaySurface}
  &[data-align='end'] {
    inset-inline: auto 0;
  }
`

import { styled } from 'styled-components'
import { space, z } from '../../tokens/index.ts'
import { overlaySurface } from '../mixins.ts'

export const Popup = styled.div`
  position: absolute;
  z-index: ${z.popover};
  inset: calc(100% + ${space[1]}) auto auto 0;
  width: max-content;
  max-width: calc(100vw - ${space[8]});
  padding: ${space[3]};
  ${overlaySurface}
  &[data-align='end'] {
    inset-inline: auto 0;
  }
  &[data-side='above'] {
    inset-block: auto calc(100% + ${space[1]});
  }
`

/** Ways that spare looking for a day, under the grid. */
export const Shortcuts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]};
  margin-top: ${space[2]};
`

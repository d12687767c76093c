import { styled } from 'styled-components'
import { overlaySurface } from '../../primitives/mixins.ts'
import { color, media, radius, size, space, text, z } from '../../tokens/index.ts'

/** On a phone as wide as the header. */
export const Areas = styled.ul`
  position: absolute;
  z-index: ${z.popover};
  inset-inline: ${space[4]};
  display: grid;
  grid-template-columns: repeat(3, minmax(5em, 1fr));
  gap: ${space[1]};
  min-height: ${size.target};
  margin-top: ${space[1]};
  padding: ${space[4]};
  ${overlaySurface}
  ${media.from960} {
    inset: 100% auto auto 0;
    width: max-content;
  }
`

export const Area = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  min-height: ${size.target};
  padding-inline: ${space[1]};
  border-radius: ${radius.md};
  font-size: ${text.sm};
  text-align: center;
  text-decoration: none;
  &[aria-current] {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  ${media.hover} {
    &:hover {
      background: ${color.primarySoft};
      color: ${color.onPrimarySoft};
    }
  }
`

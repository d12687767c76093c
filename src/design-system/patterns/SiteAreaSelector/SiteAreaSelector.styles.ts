import { styled } from 'styled-components'
import { Popover } from '../../primitives/Popover/index.ts'
import { color, media, radius, size, space, text } from '../../tokens/index.ts'

/** On the ground of the header, in its colours; on a phone the panel is as wide as the header. */
export const Root = styled(Popover)`
  && > span > button[data-variant] {
    min-height: ${space[8]};
    padding: 0 ${space[1]};
    gap: ${space[1]};
    border-color: transparent;
    background: transparent;
    color: inherit;
    font-size: ${text.sm};
    font-weight: inherit;
    &:focus-visible {
      outline-color: currentcolor;
    }
  }
  ${media.hover} {
    && > span > button[data-variant]:hover {
      background: ${color.headerActive};
    }
  }
  ${media.below960} {
    position: static;
    && > span > :last-child:not(button) {
      inset-inline: ${space[4]};
      width: auto;
      min-width: 0;
      max-width: none;
    }
  }
`

export const Areas = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(5em, 1fr));
  gap: ${space[1]};
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

import { styled } from 'styled-components'
import { color, media, size, space, text, z } from '#design-system'

/** Keeps to the upper edge while something is chosen: the list may be many screens long. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
  min-height: calc(${size.target} + ${space[2]});
  padding: ${space[1]} ${space[3]};
  &[data-active] {
    position: sticky;
    top: 0;
    z-index: ${z.sticky};
    background: ${color.page};
  }
`

/** Of use to whoever has a keyboard beside the pointer. */
export const Hint = styled.span`
  display: none;
  color: ${color.textMuted};
  font-size: ${text.sm};
  ${media.from960} {
    ${media.hover} {
      display: inline;
    }
  }
`

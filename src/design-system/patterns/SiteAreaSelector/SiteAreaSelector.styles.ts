import { styled } from 'styled-components'
import { hitArea } from '../../primitives/mixins.ts'
import { color, media, radius, space, text } from '../../tokens/index.ts'

/** On a phone the panel is as wide as the header. */
export const Root = styled.div`
  ${media.from960} {
    position: relative;
  }
`

/** On the ground of the header, in its colours. */
export const Opener = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${space[8]};
  padding: 0 ${space[1]};
  border-radius: ${radius.md};
  font-size: ${text.sm};
  white-space: nowrap;
  ${hitArea}
  &:focus-visible {
    outline-color: currentcolor;
  }
  ${media.hover} {
    &:hover {
      background: ${color.headerActive};
    }
  }
`

import { styled } from 'styled-components'
import { color, leading, media, radius, shadow, size, space, text, z } from '../../tokens/index.ts'
import { hitArea } from '../mixins.ts'

export const Root = styled.span`
  position: relative;
  display: inline;
`

export const Trigger = styled.button`
  ${hitArea}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  color: ${color.textMuted};
  line-height: ${leading.body};
  text-align: start;
  text-decoration: underline dotted;
  text-underline-offset: ${space[1]};
  overflow-wrap: anywhere;
  cursor: help;
  & > svg {
    flex: none;
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
`

/** What the words keep to: lies over the whole button, so that a pointer over the button is a pointer over it. */
export const Cover = styled.span`
  position: absolute;
  z-index: 1;
  inset: 0;
`

export const Words = styled.div`
  z-index: ${z.popover};
  width: max-content;
  max-width: min(20em, 100vw - ${space[8]});
  max-height: 50vh;
  overflow-y: auto;
  padding: ${space[2]} ${space[3]};
  border: ${size.line} solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${text.sm};
  line-height: ${leading.snug};
  overflow-wrap: anywhere;
  box-shadow: ${shadow.overlay};
`

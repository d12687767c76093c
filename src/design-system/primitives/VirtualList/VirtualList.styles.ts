import { styled } from 'styled-components'
import { color, radius, size, space } from '../../tokens/index.ts'

export const Region = styled.div`
  min-width: 0;
  max-height: min(32em, 70dvh);
  overflow: hidden auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.text};
  &:focus-visible {
    outline-offset: calc(-1 * ${size.focus});
  }
`

export const Rows = styled.ul`
  display: flow-root;
`

export const Line = styled.li`
  min-width: 0;
  min-height: ${size.target};
  padding: ${space[2]} ${space[3]};
  border-block-end: ${size.line} solid ${color.border};
  overflow-wrap: anywhere;
  &:last-child {
    border-block-end-color: transparent;
  }
`

export const Nothing = styled.p`
  padding: ${space[6]} ${space[4]};
  color: ${color.textMuted};
  text-align: center;
`

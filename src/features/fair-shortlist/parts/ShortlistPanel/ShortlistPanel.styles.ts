import { styled } from 'styled-components'
import { color, size, space } from '#design-system'

/** Numbered rows in the order of walking. */
export const Visits = styled.ol`
  padding-inline-start: 2em;
  list-style: decimal;
  overflow-wrap: anywhere;
  & > li {
    padding: ${space[3]} 0;
    border-top: ${size.line} solid ${color.border};
  }
`

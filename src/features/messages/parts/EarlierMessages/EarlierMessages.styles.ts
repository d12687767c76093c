import { styled } from 'styled-components'
import { color, size, space } from '#design-system'

export const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Item = styled.li`
  padding-block: ${space[3]};
  border-top: ${size.line} solid ${color.border};
`

export const Body = styled.p`
  margin: ${space[1]} 0 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

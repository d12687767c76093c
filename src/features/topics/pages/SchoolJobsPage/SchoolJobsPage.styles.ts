import { styled } from 'styled-components'
import { color, size, space } from '#design-system'

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding-block: ${space[4]};
    border-block-end: ${size.line} solid ${color.border};
  }
`

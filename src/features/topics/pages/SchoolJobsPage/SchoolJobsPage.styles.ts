import { styled } from 'styled-components'
import { color, size, space } from '#design-system'

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    margin-block-start: ${space[4]};
    padding-block-start: ${space[4]};
    border-block-start: ${size.line} solid ${color.border};
  }
`

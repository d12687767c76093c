import { styled } from 'styled-components'
import { color, size, space } from '#design-system'

export const List = styled.ul`
  & > li {
    padding-block: ${space[4]};
  }

  & > li + li {
    border-block-start: ${size.line} solid ${color.border};
  }

  & > :first-child {
    padding-block-start: 0;
  }
`

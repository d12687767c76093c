import { styled } from 'styled-components'
import { belowFirstScreen, color, size, space } from '#design-system'

export const List = styled.ul`
  & > li {
    padding-block: ${space[2]};
  }

  & > li:nth-child(n + 6) {
    ${belowFirstScreen('9rem')}
  }

  & > li + li {
    border-block-start: ${size.line} solid ${color.border};
  }

  & > :first-child {
    padding-block-start: 0;
  }
`

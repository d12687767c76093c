import { styled } from 'styled-components'
import { color, size, space } from '#design-system'

export const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    align-items: start;
    padding-block: ${space[4]};
  }

  & > li + li {
    border-block-start: ${size.line} solid ${color.border};
  }
`

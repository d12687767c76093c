import { styled } from 'styled-components'
import { color, size, space } from '#design-system'

export const Missing = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-block-start: ${size.line} solid ${color.border};
  }

  & > li > div {
    flex: 1 1 16rem;
    min-width: 0;
  }
`

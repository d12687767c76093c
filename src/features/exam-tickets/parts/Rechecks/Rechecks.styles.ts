import { styled } from 'styled-components'
import { color, size, space } from '#design-system'

export const List = styled.ul`
  display: grid;
  overflow-wrap: anywhere;
  & > li {
    display: grid;
    gap: ${space[1]};
    padding-block: ${space[3]};
    border-top: ${size.line} solid ${color.border};
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
  }
`

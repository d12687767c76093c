import { styled } from 'styled-components'
import { color, space, text } from '#design-system'

export const List = styled.ul`
  display: grid;
  gap: ${space[2]};

  & > li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[3]};
  }

  & a {
    min-width: 0;
  }

  & time {
    flex: none;
    color: ${color.textSubtle};
    font-size: ${text.sm};
  }
`

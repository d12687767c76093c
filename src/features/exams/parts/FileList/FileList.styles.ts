import { styled } from 'styled-components'
import { color, space, text } from '#design-system'

export const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  & span {
    margin-inline-start: ${space[2]};
    color: ${color.textMuted};
    font-size: ${text.sm};
    white-space: nowrap;
  }
`

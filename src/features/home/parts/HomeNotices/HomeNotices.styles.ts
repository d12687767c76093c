import { styled } from 'styled-components'
import { color, space, text } from '#design-system'

export const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Item = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  min-width: 0;
  overflow-wrap: anywhere;
`

export const When = styled.span`
  flex: none;
  color: ${color.textSubtle};
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;
`

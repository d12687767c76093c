import { styled } from 'styled-components'
import { color, size, space, text } from '../../tokens/index.ts'

export const List = styled.ol`
  overflow-wrap: anywhere;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: ${color.textMuted};
  font-size: ${text.sm};
`

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
  & > svg {
    margin-inline-end: ${space[1]};
    color: ${color.textSubtle};
  }
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
  }
`

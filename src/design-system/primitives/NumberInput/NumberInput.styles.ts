import { styled } from 'styled-components'
import { color, space } from '../../tokens/index.ts'

export const Root = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  max-width: 16em;
  & > input {
    min-width: 0;
  }
  &[data-unit] > input {
    flex: 1;
  }
`

export const Unit = styled.span`
  flex: none;
  max-width: 50%;
  overflow-wrap: anywhere;
  color: ${color.textMuted};
`

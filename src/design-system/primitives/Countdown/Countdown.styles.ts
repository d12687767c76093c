import { styled } from 'styled-components'
import { color, weight } from '../../tokens/index.ts'

export const Figures = styled.time`
  & > b {
    color: ${color.accentText};
    font-weight: ${weight.bold};
    white-space: nowrap;
  }
  &[data-over] {
    color: ${color.textMuted};
  }
`

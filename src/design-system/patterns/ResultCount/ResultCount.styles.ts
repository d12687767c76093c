import { styled } from 'styled-components'
import { color, leading, text, weight } from '../../tokens/index.ts'

export const Root = styled.p`
  min-height: calc(1em * ${leading.body});
  color: ${color.textMuted};
  font-size: ${text.sm};
  & > b {
    color: ${color.text};
    font-weight: ${weight.bold};
  }
`

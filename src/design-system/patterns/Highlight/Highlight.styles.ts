import { styled } from 'styled-components'
import { color, media, weight } from '../../tokens/index.ts'

export const Mark = styled.mark`
  background: none;
  color: ${color.accentText};
  font-weight: ${weight.bold};
  ${media.forcedColors} {
    background: Mark;
    color: MarkText;
  }
`

import { styled } from 'styled-components'
import { color, media, weight } from '../../tokens/index.ts'

export const Mark = styled.mark`
  background: ${color.primarySoft};
  color: inherit;
  font-weight: ${weight.bold};
  ${media.forcedColors} {
    background: Mark;
    color: MarkText;
  }
`

import { styled } from 'styled-components'
import { color, media, radius, weight } from '../../tokens/index.ts'

export const Mark = styled.mark`
  border-radius: ${radius.sm};
  background: ${color.primarySoft};
  color: inherit;
  font-weight: ${weight.bold};
  ${media.forcedColors} {
    background: Mark;
    color: MarkText;
  }
`

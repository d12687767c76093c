import { styled } from 'styled-components'
import { color, leading, media, text, weight } from '../../tokens/index.ts'

const sizes = (['sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const)
  .map(name => `&[data-size='${name}'] { font-size: ${text[name]}; }`)
  .join('\n')

export const StyledHeading = styled.h2`
  color: ${color.text};
  font-weight: ${weight.bold};
  line-height: ${leading.tight};
  text-wrap: balance;
  ${sizes}
  &[data-size='page'] {
    font-size: ${text.xl};
    ${media.from960} {
      font-size: ${text['2xl']};
    }
  }
`

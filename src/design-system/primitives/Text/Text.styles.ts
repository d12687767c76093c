import { styled } from 'styled-components'
import { color, text, weight } from '../../tokens/index.ts'

const sizes = (['xs', 'sm', 'md', 'lg', 'xl'] as const)
  .map(name => `&[data-size='${name}'] { font-size: ${text[name]}; }`)
  .join('\n')

export const StyledText = styled.p`
  ${sizes}
  &[data-tone='muted'] { color: ${color.textMuted}; }
  &[data-tone='subtle'] { color: ${color.textSubtle}; }
  &[data-tone='accent'] { color: ${color.accentText}; }
  &[data-tone='success'] { color: ${color.success}; }
  &[data-tone='warning'] { color: ${color.warning}; }
  &[data-tone='danger'] { color: ${color.danger}; }
  &[data-strong] { font-weight: ${weight.bold}; }
  &[data-lines] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    word-break: break-all;
  }
  &[data-lines='2'] { -webkit-line-clamp: 2; }
  &[data-lines='3'] { -webkit-line-clamp: 3; }
`

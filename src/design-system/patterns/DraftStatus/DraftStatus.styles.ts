import { styled } from 'styled-components'
import { color, leading, space, text } from '../../tokens/index.ts'

export const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: calc(1em * ${leading.body});
  color: ${color.textMuted};
  font-size: ${text.sm};
  &[data-kind='saved'] > svg {
    color: ${color.success};
  }
  &[data-kind='unsaved'] {
    color: ${color.warning};
  }
`

import { styled } from 'styled-components'
import { color, size, space, text } from '../../tokens/index.ts'

export const ChoiceLabel = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  min-height: ${size.target};
  padding-block: calc((${size.target} - 1lh) / 2);
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  & > input {
    flex: none;
    width: ${size.icon};
    height: ${size.icon};
    margin-top: calc((1lh - ${size.icon}) / 2);
    accent-color: ${color.primary};
    cursor: inherit;
  }
`

export const ChoiceHint = styled.span`
  display: block;
  color: ${color.textSubtle};
  font-size: ${text.sm};
`

export const ChoiceList = styled.div`
  display: flex;
  flex-direction: column;
  &[data-inline] {
    flex-flow: row wrap;
    column-gap: ${space[6]};
  }
`

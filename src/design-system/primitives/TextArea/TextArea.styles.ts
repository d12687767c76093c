import { styled } from 'styled-components'
import { color, leading, space, text } from '../../tokens/index.ts'
import { controlBox, controlStates } from '../mixins.ts'

export const Root = styled.div`
  min-width: 0;
`

export const StyledTextArea = styled.textarea`
  display: block;
  ${controlBox}
  ${controlStates}
  line-height: ${leading.body};
  resize: vertical;
`

export const Counter = styled.div`
  margin-top: ${space[1]};
  color: ${color.textSubtle};
  font-size: ${text.sm};
  text-align: end;
  &[data-over] {
    color: ${color.danger};
  }
`

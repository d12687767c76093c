import { styled } from 'styled-components'
import { color, leading, space, text } from '../../tokens/index.ts'
import { labelText } from '../mixins.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`

/** A fieldset is not a flex container everywhere, so the spacing is on its children. */
export const GroupRoot = styled.fieldset`
  & > * + * {
    margin-top: ${space[1]};
  }
`

export const Label = styled.label`
  ${labelText}
`

export const Legend = styled.legend`
  ${labelText}
  padding: 0;
`

export const Mark = styled.span`
  margin-inline-start: ${space[1]};
  color: ${color.danger};
`

export const HintText = styled.div`
  overflow-wrap: anywhere;
  color: ${color.textSubtle};
  font-size: ${text.sm};
  line-height: ${leading.snug};
`

export const ErrorText = styled.div`
  overflow-wrap: anywhere;
  display: flex;
  gap: ${space[1]};
  color: ${color.danger};
  font-size: ${text.sm};
  line-height: ${leading.snug};
  & > svg {
    margin-top: ${space.half};
  }
`

import { styled } from 'styled-components'
import { controlBox, controlStates } from '../../primitives/mixins.ts'
import { color, space, text } from '../../tokens/index.ts'

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
`

export const Said = styled.span`
  color: ${color.success};
  font-size: ${text.sm};
  &:not(:empty) {
    margin-inline-start: ${space[2]};
  }
`

/** Its own and no TextInput, whose field around it articles would have to load. */
export const Address = styled.input`
  ${controlBox}
  ${controlStates}
  width: 20em;
  max-width: 100%;
  margin-top: ${space[1]};
`

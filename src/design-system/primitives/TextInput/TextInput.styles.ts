import { styled } from 'styled-components'
import { controlBox, controlStates } from '../mixins.ts'

export const StyledInput = styled.input`
  ${controlBox}
  ${controlStates}
  appearance: none;
`

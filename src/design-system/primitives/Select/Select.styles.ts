import { styled } from 'styled-components'
import { color, size, space } from '../../tokens/index.ts'
import { controlBox, controlStates } from '../mixins.ts'

export const Root = styled.span`
  position: relative;
  display: block;
  min-width: 0;
  & > svg {
    position: absolute;
    inset: 0 ${space[2]} 0 auto;
    margin-block: auto;
    color: ${color.textMuted};
    pointer-events: none;
  }
`

export const StyledSelect = styled.select`
  ${controlBox}
  ${controlStates}
  appearance: none;
  padding-inline-end: calc(${size.icon} + ${space[3]});
  text-overflow: ellipsis;
`

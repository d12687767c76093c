import { styled } from 'styled-components'
import { size } from '../../tokens/index.ts'

export const Root = styled.span`
  position: relative;
  display: block;
  & > input {
    padding-inline-end: calc(${size.target} + ${size.line});
  }
  & > input::-ms-reveal {
    display: none;
  }
  & > button {
    position: absolute;
    inset: 0 0 auto auto;
  }
`

import { styled } from 'styled-components'

/** Hexadecimal digits, which break anywhere. */
export const Digits = styled.code`
  overflow-wrap: anywhere;
`

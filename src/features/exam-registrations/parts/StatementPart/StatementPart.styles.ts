import { styled } from 'styled-components'

/** As it was written, line by line. */
export const Words = styled.p`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

import styled from 'styled-components'
import { font } from '#design-system'

/** Sixty-four characters without a space have to break somewhere. */
export const Hash = styled.code`
  font-family: ${font.mono};
  overflow-wrap: anywhere;
`

import { styled } from 'styled-components'
import { font, leading, text } from '#design-system'

/** Digits that are compared one by one. */
export const Digits = styled.code`
  font-family: ${font.mono};
  font-size: ${text.sm};
  line-height: ${leading.snug};
  overflow-wrap: anywhere;
`

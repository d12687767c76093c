import { styled } from 'styled-components'
import { color, weight } from '#design-system'

export const PayLine = styled.span`
  color: ${color.accentText};
  font-weight: ${weight.bold};
`

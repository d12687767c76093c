import { styled } from 'styled-components'
import { color, text, weight } from '#design-system'

export const Ahead = styled.span`
  color: ${color.text};
  font-size: ${text.sm};
  font-weight: ${weight.medium};
  white-space: nowrap;
`

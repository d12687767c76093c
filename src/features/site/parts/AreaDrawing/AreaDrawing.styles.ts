import { styled } from 'styled-components'
import { drawingBox } from '#design-system'

export const Place = styled.span`
  ${drawingBox}
`

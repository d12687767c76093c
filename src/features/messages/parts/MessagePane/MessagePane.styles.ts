import { styled } from 'styled-components'
import { media } from '#design-system'

export const Body = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

/** A desktop has the list beside it. */
export const Back = styled.div`
  ${media.from960} {
    display: none;
  }
`

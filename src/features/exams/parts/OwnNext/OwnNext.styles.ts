import { styled } from 'styled-components'
import { media } from '#design-system'

/** As high as the most that comes into it: a title, on a phone of two lines, a date, its countdown, a further date, two ways on. */
export const Place = styled.div`
  min-height: 15.25rem;
  ${media.from960} {
    min-height: 13rem;
  }
`

import { styled } from 'styled-components'
import { ButtonLink, media } from '#design-system'

/** A line of its own on a phone, above the steps that are still open. */
export const Onward = styled(ButtonLink)`
  ${media.below960} {
    flex: 1 0 100%;
  }
`

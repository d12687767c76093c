import { styled } from 'styled-components'
import { media, space } from '#design-system'

/** One line on a desktop, the button at its end. */
export const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.from960} {
    grid-template-columns: 2fr 1fr 1fr auto;
    align-items: end;
  }
`

import { styled } from 'styled-components'
import { media, space } from '#design-system'

/** The form, and the way of those who have an account beside it. */
export const Door = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  ${media.from960} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

import { styled } from 'styled-components'
import { media, space } from '#design-system'

/** On a phone one after the other; on a desk's screen the scanner, and beside it who was there. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  ${media.from960} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

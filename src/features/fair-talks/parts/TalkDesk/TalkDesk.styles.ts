import { styled } from 'styled-components'
import { media, space } from '#design-system'

/** The line beside the talk where there is room for both. */
export const Bench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]};
  ${media.from960} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`

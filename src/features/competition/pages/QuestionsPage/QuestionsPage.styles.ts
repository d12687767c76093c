import { styled } from 'styled-components'
import { media, space } from '#design-system'

/** The question, and the sheet with all of them beside it; below it on a phone. */
export const Practice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.from960} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: start;
  }
`

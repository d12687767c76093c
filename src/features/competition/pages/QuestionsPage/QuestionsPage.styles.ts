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

/** As high as most questions are, so that the ways to their neighbours stay where they are. */
export const Waiting = styled.div`
  display: grid;
  align-content: space-between;
  min-height: 17rem;
`

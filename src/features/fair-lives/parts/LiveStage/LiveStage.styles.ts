import { styled } from 'styled-components'
import { media, space } from '#design-system'

/** The picture, and beside it on a desktop what belongs to it. */
export const Columns = styled.div`
  display: grid;
  gap: ${space[4]} ${space[6]};
  min-width: 0;

  & > * {
    min-width: 0;
  }
  ${media.from960} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: start;
  }
`

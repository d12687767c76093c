import { styled } from 'styled-components'
import { media, space } from '#design-system'

/** Filters beside the rows where there is room; a phone has them in a sheet. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;

  ${media.from960} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 4fr);
    gap: ${space[6]};
  }
`

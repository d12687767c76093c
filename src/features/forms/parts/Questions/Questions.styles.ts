import { styled } from 'styled-components'
import { media, space } from '#design-system'

/** Fields in one column; narrow ones side by side where there is room. */
export const Grid = styled.div`
  display: grid;
  gap: ${space[5]} ${space[4]};
  & > * {
    min-width: 0;
  }
  ${media.from640} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
    & > :not([data-width='half']) {
      grid-column: 1 / -1;
    }
  }
`

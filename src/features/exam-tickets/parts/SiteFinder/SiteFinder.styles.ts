import { styled } from 'styled-components'
import { media, space } from '#design-system'

export const Search = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  max-width: 46rem;
  ${media.from640} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`

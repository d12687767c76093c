import { styled } from 'styled-components'

/** A storey has few rooms: drawn over the whole width they would be as large as doors. */
export const Plan = styled.div`
  max-width: 46rem;
`

import { styled } from 'styled-components'
import { space } from '../../tokens/index.ts'

export const Parts = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space[2]};
  max-width: 24em;
`

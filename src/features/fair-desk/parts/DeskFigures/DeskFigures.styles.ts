import { styled } from 'styled-components'
import { space } from '#design-system'

/** Two large targets side by side, one above the other where letters are large. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5em), 1fr));
  gap: ${space[2]};
`

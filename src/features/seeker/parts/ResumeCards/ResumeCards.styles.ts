import { styled } from 'styled-components'
import { space } from '#design-system'

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 28em), 1fr));
  gap: ${space[4]};
  align-items: start;
`

/** A resume and its English version, in a row of their own. */
export const Pair = styled(Cards)`
  grid-column: 1 / -1;
`

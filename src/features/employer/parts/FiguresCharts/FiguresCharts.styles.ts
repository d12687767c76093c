import { styled } from 'styled-components'
import { space } from '#design-system'

/** Side by side where both have room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: ${space[4]};
`

import { styled } from 'styled-components'
import { media, space } from '#design-system'

/** What a fair can be made from, beside each other where there is room. */
export const Sources = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${space[4]};
  ${media.from960} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

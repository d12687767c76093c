import { styled } from 'styled-components'
import { media, space } from '#design-system'

/** Side by side where there is room. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.from960} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[8]};
  }
`

import { styled } from 'styled-components'
import { media, space } from '#design-system'

export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[5]};

  ${media.from960} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

import { styled } from 'styled-components'
import { media, space } from '#design-system'

export const Columns = styled.div`
  display: grid;
  gap: ${space[6]};

  ${media.from960} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`

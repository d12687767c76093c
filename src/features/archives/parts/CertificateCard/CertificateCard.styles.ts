import { styled } from 'styled-components'
import { media, space } from '#design-system'

export const Paper = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  overflow-wrap: anywhere;

  & figure {
    max-width: calc(${space[20]} * 2);
  }

  ${media.from640} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`

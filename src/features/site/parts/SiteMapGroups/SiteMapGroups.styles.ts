import { styled } from 'styled-components'
import { media, space } from '#design-system'

/** Groups in columns of their own height, so that a short one leaves no hole. */
export const Root = styled.div`
  ${media.from640} {
    columns: 2;
    column-gap: ${space[4]};
  }
  ${media.from960} {
    columns: 3;
  }
  & > section {
    break-inside: avoid;
    margin-bottom: ${space[4]};
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8em), 1fr));
    gap: ${space[2]} ${space[4]};
  }
`

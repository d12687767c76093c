import { styled } from 'styled-components'

/** The final figure keeps the place, so that nothing moves while the count runs over it. */
export const Root = styled.span`
  display: inline-grid;
  & > span {
    grid-area: 1 / 1;
  }
  & > [data-running] {
    opacity: 0;
  }
`

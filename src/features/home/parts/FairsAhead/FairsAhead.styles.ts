import { styled } from 'styled-components'

/** As high as four fairs, so that nothing under it moves when they come. */
export const Box = styled.div`
  display: grid;
  min-height: 29rem;
`

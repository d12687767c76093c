import { styled } from 'styled-components'
import { space } from '#design-system'

export const Columns = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  overflow-x: auto;
  padding-block-end: ${space[3]};
  scroll-snap-type: x proximity;
  overscroll-behavior-x: contain;
`

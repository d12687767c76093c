import { styled } from 'styled-components'
import { size, space } from '#design-system'

export const List = styled.ol`
  display: grid;
  max-width: ${size.measure};
  gap: ${space[1]};
  margin: 0;
  padding-inline-start: ${space[6]};
  list-style: disc;
`

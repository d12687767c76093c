import { styled } from 'styled-components'
import { size, space } from '#design-system'

export const Section = styled.section`
  display: grid;
  gap: ${space[2]};
  max-width: ${size.measure};
  overflow-wrap: anywhere;
`

export const List = styled.ol`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding-inline-start: ${space[6]};
  list-style: disc;
`

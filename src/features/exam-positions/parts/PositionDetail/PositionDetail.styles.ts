import { styled } from 'styled-components'
import { space } from '#design-system'

export const Conditions = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding-inline-start: ${space[5]};
  list-style: disc;
`

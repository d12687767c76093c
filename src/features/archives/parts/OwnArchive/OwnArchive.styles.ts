import { styled } from 'styled-components'
import { space } from '#design-system'

export const Classes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`

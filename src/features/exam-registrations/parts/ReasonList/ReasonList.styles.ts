import { styled } from 'styled-components'
import { space } from '#design-system'

export const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding-inline-start: ${space[5]};
  list-style: disc;
  overflow-wrap: anywhere;
  & > li > :last-child {
    margin-inline-start: ${space[2]};
  }
`

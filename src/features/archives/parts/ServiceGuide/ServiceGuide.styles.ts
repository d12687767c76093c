import { styled } from 'styled-components'
import { space } from '#design-system'

export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
`

export const Listing = styled.ol`
  margin: 0;
  padding-inline-start: ${space[6]};
  list-style: decimal;

  &:is(ul) {
    list-style: disc;
  }
`

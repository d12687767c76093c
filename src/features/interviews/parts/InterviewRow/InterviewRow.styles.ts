import { styled } from 'styled-components'
import { space } from '#design-system'

/** The times to choose from, none of which breaks. */
export const Times = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  & > span {
    white-space: nowrap;
  }
`

import { styled } from 'styled-components'
import { space } from '../../tokens/index.ts'

export const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  max-width: 24em;
  & > * {
    flex: 1 1 5.4em;
  }
  & > :first-child {
    flex-basis: 6.4em;
  }
`

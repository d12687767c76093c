import { styled } from 'styled-components'
import { space } from '#design-system'

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
`
